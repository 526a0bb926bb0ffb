/// Produces the body of a response while the client takes it.
@MainActor
package protocol BodySource: AnyObject {
  /// Returns up to `count` bytes. It is called only when there is room for them.
  func read(upTo count: Int) -> BodyPart
  /// No more is wanted: the client left.
  func cancel()
}

package enum BodyPart: Equatable, Sendable {
  case bytes([UInt8])
  /// There is nothing now. Call `Exchange.resume()` when there is.
  case later
  case end
  /// The rest cannot be had. The connection is dropped, so that the client notices.
  case failed
}

/// Takes the body of a request while it arrives.
@MainActor
package protocol BodySink: AnyObject {
  /// Takes the next bytes. A response ends the upload: it is sent, and the rest is not read.
  func receive(_ bytes: [UInt8]) -> HTTPResponse?
  /// The client left, or broke a rule. `WireService.respond` will not be called.
  func cancel()
}

extension BodySource { package func cancel() {} }
extension BodySink { package func cancel() {} }
