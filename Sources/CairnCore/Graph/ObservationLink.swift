@_spi(SwiftUI) import Observation

/// Connects a node to the `@Observable` objects its body read, and disconnects it again.
///
/// The tracking that `withObservationTracking` installs can be canceled only inside one of its callbacks. So a
/// link also reads an extra property, the beacon, and changes it to be called back. That costs more than
/// many a body, so a node does so only once a body of its type is known to read something observable. The
/// single registration made before that is silenced, and ends with its object's next change.
@MainActor
final class ObservationLink {
  private var target: Target
  private var beacon: Beacon?

  private init(_ target: Target) { self.target = target }

  /// Runs a body of a type not known to read anything observable. If the body does read something, `takeFound`
  /// returns the link.
  static func probe<Result>(for node: _Node, _ body: () -> Result) -> Result {
    withObservationTracking(body, onChange: found(by: node))
  }

  /// Called only if something observable was read.
  private static func found(by node: _Node) -> @Sendable () -> Void {
    let target = Target(node)
    Runtime.shared.found = ObservationLink(target)
    return { target.invalidate() }
  }

  /// Returns the link made by the last probe.
  static func takeFound() -> ObservationLink? {
    let runtime = Runtime.shared
    guard let found = runtime.found else { return nil }
    runtime.found = nil
    return found
  }

  /// Runs a body of a type known to read observable objects.
  static func track<Result>(for node: _Node, reusing link: ObservationLink?, _ body: () -> Result)
    -> (Result, ObservationLink?)
  {
    let target = Target(node)
    let beacon = link?.beacon ?? Beacon()
    let result = withObservationTracking {
      let result = body()
      // The last registration stays active until here, to catch a body that changes what it reads.
      link?.cancel()
      _ = beacon.light
      return result
    } didSet: { tracking in
      tracking.cancel()
      target.invalidate(because: tracking)
    }
    let link = link ?? ObservationLink(target)
    link.target = target
    link.beacon = beacon
    return (result, link)
  }

  /// Ends the current registration.
  func cancel() {
    target.node = nil
    beacon?.light &+= 1
  }

  /// The node as the callbacks see it. They may come from any thread; the node is touched only on the main one.
  private final class Target: @unchecked Sendable {
    // Sendable: reading a weak reference is thread-safe, and only the main thread clears it.
    weak var node: _Node?

    init(_ node: _Node) { self.node = node }

    func invalidate(because tracking: ObservationTracking? = nil) {
      Runtime.shared.onMain { MainActor.assumeIsolated { self.invalidateNow(tracking) } }
    }

    @MainActor private func invalidateNow(_ tracking: ObservationTracking?) {
      guard let node else { return }
      if let recorder = node.graph.recorder {
        recorder.noteObject(tracking?.changed.map { propertyName($0) } ?? "an observable object", on: node)
      }
      node.invalidateFromOutside()
    }
  }
}

@Observable
private final class Beacon: @unchecked Sendable {
  // Sendable: only the main thread accesses it.
  var light = 0
}
