//! What would an Ascend machine do with this program?
