import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Button styles of links")
struct LinkStyleTests {
  private struct Screen<Style: ButtonStyle>: View {
    let style: Style
    @State private var count = 1
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Page \(count)") { Text("Here") }.buttonStyle(style)
          Button("Next") { count += 1 }
        }
      }
    }
  }

  private struct Starred: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isPressed ? "down" : "up")
        configuration.label
      }
    }
  }

  @Test func aCustomStyleDrawsTheLabelAndTheLinkStillLeads() throws {
    let host = TestHost { Screen(style: Starred()) }
    #expect(host.texts == ["up", "Page 1", "Next"])
    try host.tap("Next")
    #expect(host.texts == ["up", "Page 2", "Next"])
    try host.link("Page 2").tap()
    #expect(host.texts.contains("Here"))
  }

  @Test func aLinkHasTheBorderOfItsStyleOutsideRows() throws {
    let host = TestHost(width: 400, height: 300) {
      NavigationStack {
        VStack {
          NavigationLink("Bordered") { Text("Here") }.buttonStyle(.borderedProminent).tint(.green)
          NavigationLink("Plain") { Text("There") }
        }
      }
    }
    _ = host.texts
    let root = try #require(host.host.windows.last?.screen.root)
    let bordered = try #require(root.firstInside { $0.role == .link && $0.label == "Bordered" })
    let plain = try #require(root.firstInside { $0.role == .link && $0.label == "Plain" })
    #expect(bordered.buttonLook == .borderedProminent)
    #expect(bordered.controlLook?.tint != nil)
    #expect(plain.buttonLook == .automatic)
    try host.tap("Bordered")
    #expect(host.texts.contains("Here"))
  }
}
