@_spi(SwiftUI) import Observation

/// Ties a node to the `@Observable` objects its body read, and lets go again.
///
/// The tracking that `withObservationTracking` installs can only be cancelled from inside one of its callbacks. A
/// link therefore also reads a property of its own, the beacon, and touches it to be called back. That costs more
/// than many a body, so a node does so only once a body of its type has been seen to read something observable;
/// the single registration made before that is silenced, and ends with its object's next change.
@MainActor
final class ObservationLink {
  private var target: Target
  private var beacon: Beacon?

  private init(_ target: Target) { self.target = target }

  /// Runs a body of a type that has not been seen to read anything observable. If it did after all, `takeFound` has
  /// the link.
  static func probe<Result>(for node: _Node, _ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: found(by: node))
  }

  /// Only called if something observable was read.
  private static func found(by node: _Node) -> @Sendable () -> Void {
    let target = Target(node)
    Runtime.shared.found = ObservationLink(target)
    return { target.invalidate() }
  }

  /// The link the last probe made.
  static func takeFound() -> ObservationLink? {
    let runtime = Runtime.shared
    guard let found = runtime.found else { return nil }
    runtime.found = nil
    return found
  }

  /// Runs a body of a type that is known to read observable objects.
  static func track<Result>(for node: _Node, reusing link: ObservationLink?, _ body: () -> Result)
    -> (Result, ObservationLink?)
  {
    let target = Target(node)
    let beacon = link?.beacon ?? Beacon()
    let result = withObservationTracking {
      let result = body()
      // Until here the last registration holds, so that a body which changes what it reads is found out.
      link?.cancel()
      _ = beacon.light
      return result
    } didSet: { tracking in
      tracking.cancel()
      target.invalidate()
    }
    let link = link ?? ObservationLink(target)
    link.target = target
    link.beacon = beacon
    return (result, link)
  }

  /// Ends the present registration.
  func cancel() {
    target.node = nil
    beacon?.light &+= 1
  }

  /// The node, as the callbacks see it. They may come from any thread; the node is touched on the main one only.
  private final class Target: @unchecked Sendable {
    weak var node: _Node?

    init(_ node: _Node) { self.node = node }

    func invalidate() {
      Runtime.shared.onMain { MainActor.assumeIsolated { self.node?.invalidateFromOutside() } }
    }
  }
}

@Observable
private final class Beacon: @unchecked Sendable {
  var light = 0
}
