import CairnLocks
import Foundation
import Testing

@testable import CairnNetwork

@Suite("The state of the network") final class PathTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-network-\(UUID().uuidString)")
  private var tables: NetworkTables {
    NetworkTables(routes: folder.appending(path: "net"), interfaces: folder.appending(path: "class"))
  }

  private static let header =
    "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
  private static let wired = "eth0\t00000000\t0100A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"
  private static let wireless = "wlp2s0\t00000000\t0100A8C0\t0003\t0\t0\t600\t00000000\t0\t0\t0\n"
  private static let local = "eth0\t0000A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n"

  init() throws {
    for (name, type) in [("eth0", 1), ("wlp2s0", 1), ("lo", 772), ("wwan0", 1), ("tun0", 65_534)] {
      let place = folder.appending(path: "class/\(name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\(type)\n".utf8).write(to: place.appending(path: "type"))
      try Data("7\n".utf8).write(to: place.appending(path: "ifindex"))
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "class/wlp2s0/phy80211"), withIntermediateDirectories: true)
    try write(Self.wireless + Self.wired)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ routes: String, _ version6: String = "") throws {
    let place = folder.appending(path: "net")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data((Self.header + routes).utf8).write(to: place.appending(path: "route"))
    try Data(version6.utf8).write(to: place.appending(path: "ipv6_route"))
  }

  @Test func theCheapestRouteComesFirst() {
    let path = tables.path
    #expect(path.status == .satisfied)
    #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlp2s0"])
    #expect(path.availableInterfaces.map(\.type) == [.wiredEthernet, .wifi])
    #expect(path.availableInterfaces.map(\.index) == [7, 7])
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    #expect(path.supportsIPv4 && !path.supportsIPv6 && path.supportsDNS)
    #expect(!path.isExpensive && !path.isConstrained)
  }

  @Test func withoutARouteToEverywhereThereIsNoNetwork() throws {
    for routes in [
      "", Self.local, "lo\t00000000\t0\t0003\t0\t0\t0\t00000000\t0\t0\t0\n", "damaged",
      "gone0\t00000000\t0\t0003\t0\t0\t0\t00000000\t0\n",
    ] {
      try write(routes)
      #expect(tables.path.status == .unsatisfied)
      #expect(tables.path.availableInterfaces.isEmpty)
    }
    let nowhere = NetworkTables(routes: folder.appending(path: "none"), interfaces: folder.appending(path: "none"))
    #expect(nowhere.path.status == .unsatisfied)
  }

  @Test func aModemIsExpensive() throws {
    try write("wwan0\t00000000\t0\t0003\t0\t0\t10\t00000000\t0\t0\t0\n" + Self.wired)
    #expect(tables.path.isExpensive)
    #expect(tables.path.availableInterfaces.first?.type == .cellular)
  }

  @Test func theNewerProtocolCountsToo() throws {
    let zeros = String(repeating: "0", count: 32)
    let route =
      "\(zeros) 00 \(zeros) 00 fe800000000000000000000000000001 00000064 00000001 00000000 00000003     eth0\n"
    let refused = "\(zeros) 00 \(zeros) 00 \(zeros) ffffffff 00000001 00000000 00200200       lo\n"
    try write("", refused)
    #expect(tables.path.status == .unsatisfied)
    try write("", refused + route)
    #expect(tables.path.status == .satisfied)
    #expect(tables.path.supportsIPv6 && !tables.path.supportsIPv4)
  }

  @Test func changesAreReportedOnce() throws {
    let monitor = NWPathMonitor(nil, [], tables)
    let seen = Mutex<[NWPath.Status]>([])
    monitor.pathUpdateHandler = { path in seen.withLock { $0.append(path.status) } }
    monitor.look(isFirst: true)
    monitor.look()
    try write("")
    monitor.look()
    monitor.look()
    #expect(monitor.currentPath.status == .unsatisfied)
    try write(Self.wired)
    monitor.look()
    monitor.cancel()
    try write("")
    monitor.look()
    #expect(seen.withLock { $0 } == [.satisfied, .unsatisfied, .satisfied])
  }

  @Test func aMonitorOfOneKindSeesNoOther() throws {
    #expect(NWPathMonitor(.wifi, [], tables).currentPath.availableInterfaces.map(\.name) == ["wlp2s0"])
    #expect(NWPathMonitor(.cellular, [], tables).currentPath.status == .unsatisfied)
    #expect(NWPathMonitor(nil, [.wiredEthernet], tables).currentPath.availableInterfaces.map(\.name) == ["wlp2s0"])
  }

  @Test func theFirstPathIsReportedOnTheQueue() async throws {
    let monitor = NWPathMonitor(nil, [], tables)
    let (paths, continuation) = AsyncStream.makeStream(of: NWPath.self)
    monitor.pathUpdateHandler = { continuation.yield($0) }
    monitor.start(queue: DispatchQueue(label: "paths"))
    var iterator = paths.makeAsyncIterator()
    #expect(await iterator.next()?.status == .satisfied)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    monitor.cancelHandler = { end.yield() }
    monitor.cancel()
    monitor.cancel()
    var last = ends.makeAsyncIterator()
    #expect(await last.next() != nil)
  }

  @Test func onlyInterfacesOfRoutesAreLookedUp() {
    var asked: [String] = []
    let routes = [("wlp2s0", 600, false), ("eth0", 100, false), ("eth0", 100, true), ("gone0", 1, true)].map {
      Route(interface: $0.0, cost: $0.1, isIPv6: $0.2)
    }
    let path = NWPath(routes) { name in
      asked.append(name)
      return name == "gone0" ? nil : NWInterface(name: name, index: 1)
    }
    #expect(asked == ["gone0", "eth0", "wlp2s0"])
    #expect(path.availableInterfaces.map(\.name) == ["eth0", "wlp2s0"])
    #expect(path.supportsIPv6)
  }

  @Test func aLoopKeepsItsMonitor() async throws {
    weak var monitor: NWPathMonitor?
    var iterator: AsyncStream<NWPath>.Iterator?
    do {
      // Like `for await path in NWPathMonitor()`.
      let new = NWPathMonitor(nil, [], tables)
      (monitor, iterator) = (new, new.makeAsyncIterator())
    }
    let queue = try #require(monitor?.queue, "The monitor is gone, so its loop would wait forever.")
    #expect(await iterator?.next()?.status == .satisfied)
    try write("")
    queue.sync { monitor?.look() }
    #expect(await iterator?.next()?.status == .unsatisfied)
    iterator = nil
    // The queue holds the monitor while it looks.
    queue.sync {}
    #expect(monitor == nil)
  }

  @Test func loopsSeeThePaths() async throws {
    let monitor = NWPathMonitor(nil, [], tables)
    for await path in monitor {
      #expect(path.status == .satisfied)
      monitor.cancel()
    }
    for await _ in monitor { Issue.record("A canceled monitor reports nothing.") }
  }
}
