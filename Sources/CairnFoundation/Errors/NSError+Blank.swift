import Foundation

extension NSError {
  /// An empty error, like `NSError()` on Apple's systems. An extension cannot provide `init()` itself, which
  /// every object has, but it can provide one with the same call syntax.
  ///
  ///     completion(.failure(NSError()))
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
