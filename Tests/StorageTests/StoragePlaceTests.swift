import CairnValues
import CairnStorage
import Foundation
import Testing

@Suite("Where files belong")
struct StorePlaceTests {
  private func path(_ place: StorePlace, app: String = "org.example.App", _ environment: [String: String]) -> String {
    place.url(app: app, environment: environment).path(percentEncoded: false)
  }

  @Test("The variables name the folders")
  func variables() {
    let environment = ["XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state/", "HOME": "/home/ann"]
    #expect(path(.settings, environment) == "/data/org.example.App/settings.json")
    #expect(path(.scene("main"), environment) == "/state/org.example.App/scenes/main.json")
  }

  @Test("Absent, empty and relative ones are ignored", arguments: [nil, "", "data", "./data", "~/data"])
  func ignored(value: String?) {
    var environment = ["HOME": "/home/ann"]
    environment["XDG_DATA_HOME"] = value
    environment["XDG_STATE_HOME"] = value
    #expect(path(.settings, environment) == "/home/ann/.local/share/org.example.App/settings.json")
    #expect(path(.scene("main"), environment) == "/home/ann/.local/state/org.example.App/scenes/main.json")
  }

  @Test("Without a home in the environment, the system's own record of it serves")
  func noHome() {
    #expect(path(.settings, [:]) == NSHomeDirectory() + "/.local/share/org.example.App/settings.json")
    #expect(path(.settings, ["HOME": "there"]) == NSHomeDirectory() + "/.local/share/org.example.App/settings.json")
  }

  @Test(
    "No name leads out of its folder",
    arguments: [
      ("../../etc", "%2E.%2F..%2Fetc"), ("..", "%2E."), (".", "%2E"), ("", "%"), ("a/b", "a%2Fb"),
      ("My App", "My%20App"),
      ("a\0b", "a%00b"), ("ü", "%C3%BC"), ("100%", "100%25"),
    ])
  func names(app: String, expected: String) {
    #expect(path(.settings, app: app, ["XDG_DATA_HOME": "/d"]) == "/d/\(expected)/settings.json")
  }

  @Test("Names too long for a file system are cut, and stay different")
  func longNames() {
    let long = String(repeating: "x", count: 300)
    let environment = ["XDG_STATE_HOME": "/s"]
    let one = path(.scene(long + "1"), environment)
    let two = path(.scene(long + "2"), environment)
    #expect(one != two)
    #expect(one.split(separator: "/").allSatisfy { $0.utf8.count < 200 })
    #expect(path(.scene(long + "1"), environment) == one)
  }
}
