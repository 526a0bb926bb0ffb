import CairnStorage
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Launching")
struct LaunchTests {
  @Test(
    arguments: [
      ([], nil, false), (["--web"], .some(nil), false), (["--web", "8000"], "8000", false),
      (["--web", "--shared"], .some(nil), true), (["--shared", "--web", "unix:/x", "--open", "a:b"], "unix:/x", true),
    ] as [([String], String??, Bool)])
  func argumentsAskForBrowsers(_ arguments: [String], _ web: String??, _ isShared: Bool) throws {
    let read = try LaunchArguments(["app"] + arguments)
    #expect(read.web == web && read.isShared == isShared)
  }

  @Test(
    "CAIRN_HOST decides, then a display, then a terminal",
    arguments: [
      ([:], [], false, .text),
      ([:], [], true, .text),
      (["DISPLAY": ":0"], [], true, .text),
      ([:], [.terminal], true, .terminal),
      ([:], [.terminal], false, .text),
      (["DISPLAY": ":0"], [.terminal, .window], true, .window),
      (["WAYLAND_DISPLAY": "wayland-0"], [.window], false, .window),
      (["DISPLAY": ""], [.terminal, .window], true, .terminal),
      (["CAIRN_HOST": "text", "DISPLAY": ":0"], [.terminal, .window], true, .text),
      (["CAIRN_HOST": "terminal", "DISPLAY": ":0"], [.terminal, .window], false, .terminal),
      (["CAIRN_HOST": "", "DISPLAY": ":0"], [.terminal, .window], true, .window),
    ] as [([String: String], Set<HostKind>, Bool, HostKind)])
  func choice(environment: [String: String], builtIn: Set<HostKind>, isTerminal: Bool, expected: HostKind) throws {
    let choice = HostChoice(builtIn: builtIn, environment: environment, outputIsTerminal: isTerminal)
    #expect(try choice.decide() == expected)
  }

  @Test func aHostThatIsNotThereIsToldOf() {
    func message(_ wish: String, _ builtIn: Set<HostKind>) -> String? {
      let choice = HostChoice(builtIn: builtIn, environment: ["CAIRN_HOST": wish], outputIsTerminal: true)
      do throws(HostChoice.Problem) {
        _ = try choice.decide()
        return nil
      } catch {
        return error.description
      }
    }
    #expect(message("gtk5", []) == "CAIRN_HOST is \"gtk5\", which is not a host. It can be \"text\".")
    #expect(
      message("window", [.terminal])
        == "CAIRN_HOST is \"window\", which is not part of this program. Build with `--traits GTK` to include it. "
        + "It can be one of \"terminal\", \"text\".")
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
