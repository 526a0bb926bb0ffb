/// The result of a function of C: zero, or a negative number.
public typealias OSStatus = Int32
