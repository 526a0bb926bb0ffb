/// A value of any type that may be `nil`.
package protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: AnyOptional {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var wrapped: Any? { self.map { $0 } }
}
