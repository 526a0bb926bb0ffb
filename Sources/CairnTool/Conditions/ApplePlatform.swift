/// A system whose conditions hold with `--as`.
enum ApplePlatform: String, CaseIterable, Codable {
  case ios, macos

  /// Its name as Apple writes it.
  var name: String {
    switch self {
    case .ios: "iOS"
    case .macos: "macOS"
    }
  }

  /// Whether a question of a condition, such as `os(iOS)`, holds there.
  func holds(_ question: some StringProtocol, _ argument: some StringProtocol) -> Bool {
    switch (self, question, argument) {
    case (.ios, "os", "iOS"), (.ios, "canImport", "UIKit"): true
    case (.macos, "os", "macOS"), (.macos, "os", "OSX"), (.macos, "canImport", "AppKit"),
      (.macos, "canImport", "Cocoa"):
      true
    default: OtherModules.hold(question, argument)
    }
  }
}
