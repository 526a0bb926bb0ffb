import CairnLocks
import Foundation

/// Reports whether the network can be reached, and when that changes.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in isOnline = path.status == .satisfied }
/// monitor.start(queue: .main)
/// ```
///
/// Every second it compares the routes of the kernel with the last ones.
public final class NWPathMonitor: Sendable {
  private struct State {
    var path: NWPath
    var handler: (@Sendable (NWPath) -> Void)?
    var cancelHandler: (@Sendable () -> Void)?
    var queue: DispatchQueue?
    var timer: (any DispatchSourceTimer)?
    var isEnded = false
    var streams: [UUID: AsyncStream<NWPath>.Continuation] = [:]
  }

  private let tables: NetworkTables
  private let kind: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let state: Mutex<State>

  /// Creates a monitor of all interfaces.
  public convenience init() { self.init(nil, [], NetworkTables()) }
  /// Creates a monitor of interfaces of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(requiredInterfaceType, [], NetworkTables())
  }
  /// Creates a monitor of interfaces that are not of some kinds.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(nil, prohibitedInterfaceTypes, NetworkTables())
  }

  init(_ kind: NWInterface.InterfaceType?, _ prohibited: [NWInterface.InterfaceType], _ tables: NetworkTables) {
    self.kind = kind
    self.prohibited = prohibited
    self.tables = tables
    state = Mutex(State(path: tables.path.only(kind, without: prohibited)))
  }

  deinit { state.withLock { $0.timer?.cancel() } }

  /// How the network can be reached.
  public var currentPath: NWPath { state.withLock { $0.path } }

  /// Called on the queue with the first path, and with each other one.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Called on the queue when the monitor is canceled.
  public var cancelHandler: (@Sendable () -> Void)? {
    get { state.withLock { $0.cancelHandler } }
    set { state.withLock { $0.cancelHandler = newValue } }
  }

  /// The queue on which handlers are called.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts to report. A monitor that was canceled cannot start again.
  public func start(queue: DispatchQueue) {
    let isFirst = state.withLock { state in
      if state.isEnded || state.queue != nil { return false }
      state.queue = queue
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(200))
      timer.setEventHandler { [weak self] in self?.look() }
      timer.resume()
      state.timer = timer
      return true
    }
    guard isFirst else { return }
    queue.async { [weak self] in self?.look(isFirst: true) }
  }

  /// Ends the reports.
  public func cancel() {
    let (queue, handler, streams) = state.withLock { state in
      defer {
        state.isEnded = true
        state.timer?.cancel()
        state.timer = nil
        state.streams = [:]
      }
      return (state.isEnded ? nil : state.queue, state.cancelHandler, Array(state.streams.values))
    }
    for stream in streams { stream.finish() }
    if let queue, let handler { queue.async { handler() } }
  }

  /// Reads the routes, and reports them if they are others.
  func look(isFirst: Bool = false) {
    let new = tables.path.only(kind, without: prohibited)
    let (handler, streams) = state.withLock { state in
      guard !state.isEnded, isFirst || new != state.path else {
        return (nil as (@Sendable (NWPath) -> Void)?, [] as [AsyncStream<NWPath>.Continuation])
      }
      state.path = new
      return (state.handler, Array(state.streams.values))
    }
    handler?(new)
    for stream in streams { stream.yield(new) }
  }
}

extension NWPathMonitor: AsyncSequence {
  /// The path of the network.
  public typealias Element = NWPath

  /// Reports the path to a loop, and each change of it. Starts the monitor unless it is started.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let id = UUID()
    let isEnded = state.withLock { state in
      if !state.isEnded { state.streams[id] = continuation }
      return state.isEnded
    }
    if isEnded {
      continuation.finish()
    } else {
      // Keeps the monitor for the time of the loop: in `for await path in NWPathMonitor()` nothing else does.
      continuation.onTermination = { _ in
        self.state.withLock { state in _ = state.streams.removeValue(forKey: id) }
      }
      if queue == nil { start(queue: DispatchQueue(label: "NWPathMonitor")) } else { continuation.yield(currentPath) }
    }
    return stream.makeAsyncIterator()
  }
}

extension NWPath {
  /// The path over some interfaces only.
  fileprivate func only(
    _ kind: NWInterface.InterfaceType?, without prohibited: [NWInterface.InterfaceType]
  ) -> NWPath {
    if kind == nil, prohibited.isEmpty { return self }
    let wanted = availableInterfaces.filter { (kind == nil || $0.type == kind) && !prohibited.contains($0.type) }
    let routes = wanted.enumerated().flatMap { index, one in
      (supportsIPv4 ? [Route(interface: one.name, cost: index, isIPv6: false)] : [])
        + (supportsIPv6 ? [Route(interface: one.name, cost: index, isIPv6: true)] : [])
    }
    return NWPath(routes) { name in wanted.first { $0.name == name } }
  }
}
