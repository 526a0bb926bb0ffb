#error "Objective-C files are left out."
