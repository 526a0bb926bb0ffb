import CairnSwiftSources
import Foundation

/// What `cairn doctor` says about the start of an app: storyboards, and a program that starts AppKit or UIKit itself, have no
/// counterpart here.
struct StartCheckup {
  /// Paths are given from here.
  let root: URL
  let sources: [URL]
  /// The contents of `Info.plist`.
  let information: [String: Any]

  var findings: [Finding] {
    var calls: [Finding.Place] = []
    var showsWindow = false
    for file in sources {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        Self.words.contains(where: { text.utf8.contains($0) })
      else {
        continue
      }
      let source = SourceTokens(text)
      if file.lastPathComponent == "main.swift", let call = Self.call(in: source) {
        calls.append(.init(file: file.path(from: root), line: call.line, detail: call.text))
      }
      showsWindow = showsWindow || Self.showsWindow(source)
    }
    var findings: [Finding] = []
    if !calls.isEmpty {
      findings.append(
        Finding(
          subject: "Start", state: .broken,
          detail: "The program starts the system's framework itself, which is not here:",
          remedy: "Put `@main` on the app's delegate instead, or on a type that conforms to `App`. See \(Self.page)",
          places: calls))
    }
    let boards = Self.storyboards(in: information)
    if !boards.isEmpty, !showsWindow {
      findings.append(
        Finding(
          subject: "Start", state: .broken,
          detail: "The app begins with \(boards.joined(separator: ", ")), and there is no Interface Builder.",
          remedy:
            "Put `@main` on a type that conforms to `App`, or set a window's `rootViewController`. See \(Self.page)"))
    }
    return findings
  }

  private static let page = "Docs/Guide/InsteadOf.md#uikit"
  private static let words = ["@main", "rootViewController", "contentViewController", "NSApp", "UIApplicationMain"]

  // MARK: Programs

  /// The statement of `main.swift` that runs an app, such as `NSApplication.shared.run()`.
  private static func call(in source: SourceTokens) -> (text: String, line: Int)? {
    let isMac = source.tokens.contains { $0.isWord("NSApplication") || $0.isWord("NSApp") }
    let index = source.tokens.indices.first { index in
      guard source.holds(index + 1, "(") else { return false }
      let isMain = source.holds(index, "NSApplicationMain") || source.holds(index, "UIApplicationMain")
      return isMain
        || isMac && source.holds(index, "run") && source.holds(index - 1, ".") && source.holds(index + 2, ")")
    }
    guard let index else { return nil }
    var first = index
    while source.holds(first - 1, "."), source[first - 2]?.kind == .word { first -= 2 }
    let place = source.bytes(of: first..<index + 1)
    return ("\(source.text(bytes: place))()", source.line(ofByte: place.lowerBound))
  }

  /// Whether a file has an app of SwiftUI, or fills a window.
  private static func showsWindow(_ source: SourceTokens) -> Bool {
    source.tokens.indices.contains { index in
      if source.holds(index, "rootViewController") || source.holds(index, "contentViewController") { return true }
      guard source.holds(index, "@"), source.holds(index + 1, "main") else { return false }
      // Delegates are classes.
      let keyword = DeclarationHeader(in: source, at: index).end
      return source.holds(keyword, "struct") || source.holds(keyword, "enum")
    }
  }

  // MARK: Storyboards

  private static let keys = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "NSMainStoryboardFile", "NSMainNibFile",
    "UISceneStoryboardFile",
  ]

  /// The storyboards that `Info.plist` names, also for scenes.
  private static func storyboards(in list: [String: Any]) -> [String] {
    var found = keys.compactMap { list[$0] as? String }.filter { !$0.isEmpty }.map { "the storyboard \($0)" }
    let scenes = (list["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"] as? [String: Any]
    for (_, scene) in (scenes ?? [:]).sorted(by: { $0.key < $1.key }) {
      for configuration in scene as? [[String: Any]] ?? [] { found += storyboards(in: configuration) }
    }
    return found.uniqued()
  }
}
