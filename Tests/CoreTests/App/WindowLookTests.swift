import CairnTesting
import SwiftUI
import Testing

#Preview("In a window", windowStyle: .automatic, traits: .fixedLayout(width: 600, height: 400)) {
  Text("Preview")
}

/// Window properties that only have an effect on a desktop.
@MainActor @Suite("Looks of windows")
struct WindowLookTests {
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Button("Show Info") { openWindow(id: "info") }
    }
  }

  private struct Workshop: App {
    var body: some Scene {
      WindowGroup { Opener() }
        .windowStyle(.volumetric)
        .defaultWindowPlacement { content, context in
          let size = content.sizeThatFits(.unspecified)
          return WindowPlacement(x: context.defaultDisplay.visibleRect.maxX - size.width, y: 0)
        }
      UtilityWindow("Info", id: "info") { Text("All about it") }
        .windowIdealPlacement { _, _ in WindowPlacement(.center, width: 300, height: 200) }
    }
  }

  @Test func aUtilityWindowOpensBesideTheOthers() throws {
    let host = TestHost(Workshop.self)
    #expect(!host.isVisible("All about it"))
    try host.tap("Show Info")
    #expect(host.windowTitle == "Info")
    #expect(host.isVisible("All about it"))
    #expect(host.windows.count == 2)
  }

  @Test func aBorderOfButtonsIsAShapeToo() {
    let room = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(ButtonBorderShape.capsule.path(in: room) == Capsule().path(in: room))
    #expect(ButtonBorderShape.circle.path(in: room) == Circle().path(in: room))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 4).path(in: room) == RoundedRectangle(cornerRadius: 4).path(in: room))
    let host = TestHost { Text("Badge").clipShape(.buttonBorder) }
    #expect(host.isVisible("Badge"))
  }
}
