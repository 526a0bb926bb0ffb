/// Serves HTTP and WebSocket on the main thread.
///
/// `EpollTransport` is the implementation in this package. A service depends only on this folder, so an adapter for
/// another library can replace it.
@MainActor
package protocol Transport: AnyObject {
  /// Starts to listen, and returns the bound address, with the port the system chose for port 0.
  @discardableResult
  func listen(on address: ListenAddress, for service: any WireService) throws -> ListenAddress

  /// Runs the loop of the main thread: sockets, deadlines, and Dispatch's main queue with all main-actor tasks. Returns
  /// after `drain` has ended or `stop` was called.
  func run()

  /// Stops accepting, lets exchanges finish, and closes WebSockets with 1001. After `duration`, the rest is dropped.
  func drain(within duration: Duration)

  /// Makes `run` return.
  func stop()
}
