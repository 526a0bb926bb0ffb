import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Forms in styles of their own")
struct FormStyleTests {
  private struct Cards: FormStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(isEnabled ? "Card" : "Card, closed")
        configuration.content
      }
    }
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Frame")
        Form(configuration)
      }
    }
  }

  private struct Settings: View {
    @State private var isOn = false
    var body: some View {
      Form {
        Section("Sound") { Toggle("Loud", isOn: $isOn) }
        Text(isOn ? "On" : "Off")
      }
    }
  }

  @Test func aStyleOfTheAppArrangesTheContent() throws {
    let host = TestHost { Settings().formStyle(Cards()) }
    #expect(host.texts == ["Card", "Sound", "Loud", "Off"])
    try host.toggle("Loud")
    #expect(host.texts == ["Card", "Sound", "Loud", "On"])
  }

  @Test func theStyleReadsItsEnvironment() {
    let host = TestHost { Settings().formStyle(Cards()).disabled(true) }
    #expect(host.texts.first == "Card, closed")
  }

  @Test func theFormOfAConfigurationHasTheUsualLook() throws {
    let host = TestHost { Settings().formStyle(Framed()) }
    #expect(host.texts == ["Frame", "Sound", "Loud", "Off"])
    #expect(host.tree.contains("row"))
    try host.toggle("Loud")
    #expect(host.texts.last == "On")
  }

  @Test func theBuiltInStylesShowTheSameRows() throws {
    for host in [
      TestHost { Settings().formStyle(.grouped) }, TestHost { Settings().formStyle(.columns) },
      TestHost { Settings().formStyle(.automatic) },
    ] {
      try host.toggle("Loud")
      #expect(host.texts == ["Sound", "Loud", "On"])
    }
  }
}
