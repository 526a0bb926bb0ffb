/// Serves HTTP and WebSocket on the main thread.
///
/// `EpollTransport` is the package's own. A service knows only what is in this folder, so an adapter for another
/// library can take its place.
@MainActor
package protocol Transport: AnyObject {
  /// Starts to listen, and returns the bound address, with the port the system chose for port 0.
  @discardableResult
  func listen(on address: ListenAddress, for service: any WireService) throws -> ListenAddress

  /// Runs the loop of the main thread: sockets, deadlines, and Dispatch's main queue with all main-actor tasks. Returns
  /// after `drain` has ended or `stop` was called.
  func run()

  /// Stops accepting, lets exchanges end, and closes WebSockets with 1001. What remains after `duration` is dropped.
  func drain(within duration: Duration)

  /// Makes `run` return.
  func stop()
}
