import CairnStorage
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Launching")
struct LaunchTests {
  @Test(
    arguments: [
      ([], nil, nil, false), (["--web"], .web, nil, false), (["--web", "8000"], .web, "8000", false),
      (["--web", "--shared"], .web, nil, true),
      (["--shared", "--web", "unix:/x", "--open", "a:b"], .web, "unix:/x", true),
      (["--window"], .window, nil, false), (["--terminal"], .terminal, nil, false),
      (["--text", "--own"], .text, nil, false),
    ] as [([String], HostKind?, String?, Bool)])
  func optionsAskForAHost(_ arguments: [String], _ host: HostKind?, _ web: String?, _ isShared: Bool) throws {
    let read = try LaunchArguments(["app"] + arguments)
    #expect(read.host == host && read.web == web && read.isShared == isShared)
  }

  @Test(
    "An option decides, then CAIRN_HOST, then a display, then a terminal",
    arguments: [
      (nil, [:], false, false, .text),
      (nil, [:], false, true, .terminal),
      (nil, ["DISPLAY": ":0"], false, true, .terminal),
      (nil, ["DISPLAY": ":0"], false, false, .text),
      (nil, ["DISPLAY": ":0"], true, true, .window),
      (nil, ["WAYLAND_DISPLAY": "wayland-0"], true, false, .window),
      (nil, ["DISPLAY": ""], true, true, .terminal),
      (nil, ["CAIRN_HOST": "text", "DISPLAY": ":0"], true, true, .text),
      (nil, ["CAIRN_HOST": "terminal", "DISPLAY": ":0"], true, false, .terminal),
      (nil, ["CAIRN_HOST": "", "DISPLAY": ":0"], true, true, .window),
      (.terminal, ["CAIRN_HOST": "window", "DISPLAY": ":0"], true, true, .terminal),
      (.window, ["CAIRN_HOST": "text"], false, true, .window),
    ] as [(HostKind?, [String: String], Bool, Bool, HostKind)])
  func choice(
    asked: HostKind?, environment: [String: String], hasWindows: Bool, isTerminal: Bool, expected: HostKind
  ) throws {
    let choice = HostChoice(
      asked: asked, environment: environment, outputIsTerminal: isTerminal, hasWindows: { hasWindows })
    #expect(try choice.decide() == expected)
  }

  @Test func windowsAreNotLookedForWithoutADisplay() throws {
    var wasLookedFor = false
    let choice = HostChoice(environment: [:], outputIsTerminal: true) {
      wasLookedFor = true
      return true
    }
    #expect(try choice.decide() == .terminal)
    #expect(!wasLookedFor)
  }

  @Test func anUnknownHostIsRefused() {
    let choice = HostChoice(environment: ["CAIRN_HOST": "gtk5"], outputIsTerminal: true, hasWindows: { true })
    #expect {
      try choice.decide()
    } throws: { error in
      "\(error)"
        == "CAIRN_HOST is \"gtk5\", which is not a host. It can be one of \"window\", \"terminal\", \"web\", \"text\", "
        + "\"drive\"."
    }
  }

  @Test func theFirstScreenIsText() {
    struct Page: View {
      @State private var greeting = "not yet"
      @AppStorage("launches") private var launches = 0
      var body: some View {
        VStack {
          Text(greeting).onAppear {
            greeting = "Hello"
            launches += 1
          }
          HStack {
            Button("One") {}
            Button("Two") {}
          }
          Text("launched \(launches)")
        }
      }
    }
    struct Example: App {
      var body: some Scene { WindowGroup { Page() } }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_DATA_HOME": folder.path(), "XDG_STATE_HOME": folder.path()]
    let first = TextHost(stores: AppStores(app: "example", environment: environment)).firstScreen(of: .of(Example()))
    #expect(first == "Hello\n[ One ]  [ Two ]\nlaunched 1")
    let second = TextHost(stores: AppStores(app: "example", environment: environment)).firstScreen(of: .of(Example()))
    #expect(second == "Hello\n[ One ]  [ Two ]\nlaunched 2")
  }
}
