#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A function that reports a failure with a message, a file and a line, as `XCTFail` does.
package typealias FailureReporter = @convention(thin) (String, StaticString, UInt) -> Void

/// Looks such a function up by its mangled name; `nil` if the program has none.
///
/// - Invariant: the function has this type. Every build checks it, as a mangled name ends with the type.
/// - Without it: this package would have to link the library that declares the function.
package func failureReporter(named name: String) -> FailureReporter? {
  // The parameters are a String, a StaticString and a UInt; nothing is returned.
  guard name.hasSuffix("SS_s12StaticStringVSutF") else { return nil }
  return dlsym(nil, name).map { unsafeBitCast($0, to: FailureReporter.self) }
}
