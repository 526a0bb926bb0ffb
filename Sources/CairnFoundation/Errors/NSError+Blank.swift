import Foundation

extension NSError {
  /// An error that says nothing, as `NSError()` makes one on Apple's systems. An extension cannot bring `init()` itself,
  /// which every object has; one that is called the same way it can.
  ///
  ///     completion(.failure(NSError()))
  public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
