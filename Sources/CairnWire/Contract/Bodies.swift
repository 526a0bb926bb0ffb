/// Produces the body of a response at the client's pace.
@MainActor
package protocol BodySource: AnyObject {
  /// Returns up to `count` bytes. Called only when there is space for them.
  func read(upTo count: Int) -> BodyPart
  /// Called when the client has left, so that no more bytes are needed.
  func cancel()
}

package enum BodyPart: Equatable, Sendable {
  case bytes([UInt8])
  /// No bytes are available yet. Call `Exchange.resume()` when there are.
  case later
  case end
  /// The rest is unavailable. The connection is dropped, so that the client notices.
  case failed
}

/// Receives the body of a request as it arrives.
@MainActor
package protocol BodySink: AnyObject {
  /// Receives the next bytes. Returning a response ends the upload: it is sent, and the rest is not read.
  func receive(_ bytes: [UInt8]) -> HTTPResponse?
  /// Called when the client has left or sent malformed data. `WireService.respond` is not called.
  func cancel()
}

extension BodySource { package func cancel() {} }
extension BodySink { package func cancel() {} }
