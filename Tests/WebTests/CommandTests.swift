import CairnCore
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

@MainActor private final class Log {
  static var chosen: [String] = []
}

private struct Commanded: App {
  var body: some Scene {
    WindowGroup { CommandedView() }
      .commands {
        CommandMenu("Dishes & more") {
          Button("Soup") { Log.chosen.append("soup") }.keyboardShortcut("9")
          Button("Nothing") { Log.chosen.append("nothing") }.disabled(true)
          Menu("Cold") { Button("Ice") { Log.chosen.append("ice") } }.disabled(true)
        }
      }
  }
}

private struct CommandedView: View {
  @State private var isShown = false
  @State private var size = 1.0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Sheet") { isShown = true }
        Text("size=\(size)")
        Color.red.frame(width: 100, height: 100).gesture(MagnifyGesture().onChanged { size = $0.magnification })
          .accessibilityLabel("Field")
        Color.red.mask(Circle()).frame(width: 50, height: 50)
      }
      .navigationTitle("Commanded")
      .sheet(isPresented: $isShown) { Text("In front") }
    }
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { NavigationStack { Text("Plain").navigationTitle("Plain") } } }
}

@MainActor
@Suite(.serialized) struct CommandTests {
  private func item(_ label: String, of page: Served) throws -> Int {
    try #require(page.tab.window?.menuBar?.firstInside { $0.label == label && $0.role != .menu }).id.number
  }

  @Test func onlyAppsWithCommandsHaveAMenuButton() throws {
    #expect(try Served { .of(Commanded()) }.html.contains("data-act=\"commands\""))
    let plain = try Served { .of(Plain()) }
    #expect(!plain.html.contains("data-act=\"commands\""))
    #expect(plain.patches(.commands).isEmpty)
  }

  @Test func menusAreSentWhenTheyOpen() throws {
    let page = try Served { .of(Commanded()) }
    #expect(!page.html.contains("Soup"))
    let patches = page.patches(.commands)
    #expect(patches.hasPrefix("[[\"M\","))
    #expect(patches.contains("Dishes &amp; more") && patches.contains("Ctrl+9") && patches.contains("Nothing</button>"))
  }

  @Test func onlyEnabledCommandsArePerformed() throws {
    Log.chosen = []
    let page = try Served { .of(Commanded()) }
    _ = page.patches(.command(try item("Soup", of: page)))
    #expect(Log.chosen == ["soup"])
    _ = page.patches(
      .command(try item("Nothing", of: page)), .command(try item("Ice", of: page)),
      .command(try page.element("Sheet").id.number), .command(1), .command(999_999))
    #expect(Log.chosen == ["soup"] && !page.root.hasPresentations)
    _ = page.patches(.tap(try page.element("Sheet").id.number))
    _ = page.patches(.command(try item("Soup", of: page)))
    #expect(page.patches(.commands).isEmpty)
    #expect(Log.chosen == ["soup"], "it is behind a sheet")
  }

  @Test func onlyElementsWithGesturesReceiveThem() throws {
    let page = try Served { .of(Commanded()) }
    let field = try #require(page.root.firstInside { $0.events.contains(.magnify) }).id.number
    let sheet = try page.element("Sheet").id.number
    #expect(page.patches(.magnify(sheet, phase: 0, by: 2, at: .zero)).isEmpty)
    #expect(page.patches(.rotate(field, phase: 0, by: 2, at: .zero)).isEmpty)
    #expect(page.patches(.magnify(field, phase: 0, by: 2.5, at: CGPoint(x: 0.5, y: 0.5))).contains("size=2.5"))
  }

  @Test func aMaskIsWrittenAsAPictureOfItsView() throws {
    let page = try Served { .of(Commanded()) }
    #expect(page.html.contains("mask:url(&quot;data:image/svg+xml,%3Csvg xmlns=&#39;http://www.w3.org/2000/svg&#39;"))
  }

  @Test(arguments: [
    #"["magnify",1,0,0,0,0]"#, #"["magnify",1,0,-1,0,0]"#, #"["magnify",1,3,1,0,0]"#, #"["magnify",1,0,1e9,0,0]"#,
    #"["magnify",1,0,1]"#, #"["rotate",1,0,"1",0,0]"#, #"["rotate",1,0,1,1e5,0]"#, #"["rotate",0,0,1,0,0]"#,
    #"["command"]"#, #"["command",-3]"#, #"["command","x"]"#,
  ])
  func aForgedEventIsRefused(_ event: String) {
    #expect(ClientMessage("{\"n\":1,\"a\":0,\"e\":[\(event)]}") == nil)
  }
}
