import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Colours made of others")
struct OwnColorTests {
  /// Black on white, white on black.
  private struct Ink: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark
        ? Color.Resolved(red: 1, green: 1, blue: 1) : Color.Resolved(red: 0, green: 0, blue: 0)
    }
  }

  @Test func aColourOfAColourIsThatColour() {
    let kept = Color.red
    #expect(Color(kept) == .red)
    #expect(Color(.red.opacity(0.3)) == Color.red.opacity(0.3))
  }

  @Test func aColourOfAnAppsOwnLooksAsItSays() {
    var environment = EnvironmentValues()
    #expect(Color(Ink()).resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 0))
    environment.colorScheme = .dark
    #expect(Color(Ink()).resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1))
  }
}
