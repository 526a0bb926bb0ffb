#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A function that reports a failure with a message and a place, as `XCTFail` does.
package typealias FailureReporter = @convention(thin) (String, StaticString, UInt) -> Void

/// Such a function, found by the name the linker knows it by; nil if the program has none.
///
/// - Invariant: a mangled name says the function's type, so one of these is found by no other name than its own.
/// - Without it: this package would have to be linked with the library that declares the function.
package func failureReporter(named name: String) -> FailureReporter? {
  // A mangled name ends with the types of what it names: a text, a static text, an unsigned number, and nothing comes back.
  guard name.hasSuffix("SS_s12StaticStringVSutF") else { return nil }
  return dlsym(nil, name).map { unsafeBitCast($0, to: FailureReporter.self) }
}
