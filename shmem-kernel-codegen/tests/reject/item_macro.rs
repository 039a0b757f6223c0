// What a macro makes cannot be seen.
kernels! { ring }
