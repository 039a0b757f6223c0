//! Safe host API for Ascend symmetric memory.
