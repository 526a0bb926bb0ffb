import CairnTesting
import SwiftUI
import TestSupport
import Testing

@testable import CairnCore

@MainActor
@Suite("User activities", .serialized)
struct UserActivityTests {
  private struct Page: View {
    @State private var last = "none"
    var body: some View {
      Text(last)
        .onContinueUserActivity("recipes.show") { last = $0.title ?? "" }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { last = $0.webpageURL?.path ?? "" }
    }
  }

  @Test func theViewGoesOnWithItsType() {
    let host = TestHost { Page() }
    let activity = NSUserActivity(activityType: "recipes.show")
    activity.title = "Soup"
    #expect(host.goOn(with: activity))
    #expect(host.texts == ["Soup"])
    #expect(!host.goOn(with: NSUserActivity(activityType: "recipes.cook")))
  }

  @Test func aLinkOfTheWebNobodyTakesIsAnActivity() {
    let host = TestHost { Page() }
    host.open(URL(string: "https://example.org/soup")!)
    #expect(host.texts == ["/soup"])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func whatIsDoneIsSaidWhileTheViewIsThere() {
    let recipe = Switchboard<String?>("Soup")
    let host = TestHost {
      Deferred {
        Text("Recipes").userActivity("recipes.show", element: recipe.value) { name, activity in activity.title = name }
      }
    }
    #expect(host.currentActivity?.title == "Soup")
    recipe.value = "Cake"
    #expect(host.currentActivity?.title == "Cake")
    recipe.value = nil
    #expect(host.currentActivity == nil)
  }
}
