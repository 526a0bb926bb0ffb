// The other names of Core Foundation are in CairnValues. In a file that also imports CoreFoundation, these name the same types as that
// module's, so that they are not ambiguous.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// The result of a function of C: zero, or a negative number.
public typealias OSStatus = Int32
