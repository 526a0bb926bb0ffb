import Cairn
import CairnCore
import CairnTesting
import CairnValues
import SwiftUI

struct SavedTicket: Hashable, Codable { let number: Int }

/// A page that saved paths may hold, but that the app has no destination for.
struct SavedOrphan: Hashable, Codable {}

/// An issue tracker whose rules and version a test sets.
@MainActor
struct Tracker: View {
  var version = 1
  var rules: [RestorationRule] = []
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("Issue 7", value: SavedTicket(number: 7)) }
        .navigationTitle("Issues")
        .navigationDestination(for: SavedTicket.self) { issue in
          NavigationLink("Next", value: SavedTicket(number: issue.number + 1)).navigationTitle("Issue \(issue.number)")
        }
        .navigationDestination(for: UnreadablePage.self) {
          Text("Update").navigationTitle("Unreadable \($0.element.name)")
        }
    }
    .restoresNavigation("issues", path: $path, version: version, rules: rules)
  }
}

/// The stored state of a scene between two launches.
@MainActor
struct SavedScene {
  let host: TestHost

  private var store: any KeyValueStore { host.host.store(for: .scene(host.host.windows.last?.sceneID ?? "app")) }

  subscript(_ part: String) -> String? {
    get {
      guard case .string(let text)? = store.value(for: "cairn.navigation.\(part)") else { return nil }
      return text
    }
    nonmutating set { store.set(newValue.map { .string($0) }, for: "cairn.navigation.\(part)") }
  }

  func elements(of part: String) throws -> [NavigationArchive.Element] {
    try archive(part).parts[part] ?? []
  }

  func archive(_ part: String) throws -> NavigationArchive {
    try NavigationArchive(json: Data((self[part] ?? "").utf8))
  }

  /// Starts an app with another state than the one saved.
  func relaunched(with archive: NavigationArchive, as part: String = "issues") throws -> TestHost {
    self[part] = String(decoding: archive.json, as: UTF8.self)
    return try host.terminateAndRestore()
  }
}

@MainActor
func launch<Content: View>(
  _ elements: [NavigationArchive.Element], version: Int = 1, date: Date = Date(), part: String = "issues",
  @ViewBuilder _ content: @escaping () -> Content
) throws -> TestHost {
  try SavedScene(host: TestHost(content: content)).relaunched(
    with: NavigationArchive(version: version, date: date, parts: [part: elements]), as: part)
}

/// Starts an app whose whole scene is saved.
@MainActor
func launch<Content: View>(
  _ archive: NavigationArchive, @ViewBuilder _ content: @escaping () -> Content
) throws -> TestHost {
  try SavedScene(host: TestHost(content: content)).relaunched(with: archive, as: "scene")
}

extension NavigationArchive.Element {
  static func issue(_ number: Int, name: String = "BeyondTests.SavedTicket") -> NavigationArchive.Element {
    NavigationArchive.Element(name: name, json: "{\"number\":\(number)}")
  }
}
