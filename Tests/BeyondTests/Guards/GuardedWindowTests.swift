import Cairn
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Guarded windows")
struct GuardedWindowTests {
  private static var keeper = Doorkeeper()

  struct Desk: App {
    var body: some Scene {
      WindowGroup("Desk") { DeskView() }
      WindowGroup("Paper", for: Int.self) { _ in
        NavigationStack { Paper() }
      }
    }
  }

  struct DeskView: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(value: 1) } }
  }

  struct Paper: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        GuardedPage(keeper: GuardedWindowTests.keeper)
        Button("Close Window") { dismissWindow() }
        Button("Dismiss Root") { dismiss() }
      }
    }
  }

  enum WayOut: CaseIterable {
    case closeButton, code, dismiss

    @MainActor func take(in host: TestHost) throws {
      switch self {
      case .closeButton: try host.closeWindow()
      case .code: try host.tap("Close Window")
      case .dismiss: try host.tap("Dismiss Root")
      }
    }
  }

  private func opened(_ policy: Doorkeeper.Policy) throws -> TestHost {
    Self.keeper = Doorkeeper()
    Self.keeper.policy = policy
    let host = TestHost(Desk.self)
    try host.tap("Open")
    return host
  }

  @Test(arguments: WayOut.allCases) func aRefusalKeepsTheWindow(_ way: WayOut) throws {
    let host = try opened(.refuses)
    for _ in 1...2 { try way.take(in: host) }
    #expect(host.windows.count == 2)
    #expect(Self.keeper.asked == [.window, .window])
  }

  @Test(arguments: WayOut.allCases) func aLateAgreementClosesTheWindow(_ way: WayOut) throws {
    let host = try opened(.waits)
    try way.take(in: host)
    #expect(host.windows.count == 2)
    Self.keeper.attempt?.proceed()
    #expect(host.windows.count == 1)
    #expect(Self.keeper.asked == [.window])
  }
}
