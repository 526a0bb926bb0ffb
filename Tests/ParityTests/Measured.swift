import CairnTesting
import Foundation
import SwiftUI

/// A scene's frames as Cairn lays them out, compared with Apple's.
@MainActor
struct Measured {
  let name: String
  /// The greatest difference of any frame's position or length, in points.
  let worst: Double
  /// The views that differ by more than half a point.
  let differences: [String]

  var category: String { Category.name(of: name) }
  /// Whether the platform's controls decide, so the scene does not count.
  var isOfControls: Bool { Category.ofControls.contains(category) }
  var line: String { "\(name): \(worst == .infinity ? "missing" : "\(worst)"), \(differences.joined(separator: "; "))" }

  /// Lays out all scenes and their steps.
  static func all() throws -> [Measured] {
    let recorded = try Recorded()
    var result: [Measured] = []
    for scene in Scene.all {
      let frames = Frames()
      let isPhone = scene.name.hasPrefix("ios/")
      let size = recorded.scenes[scene.name]?.size ?? CGSize(width: 400, height: 600)
      let host = TestHost(
        width: size.width, height: size.height, metrics: recorded.metrics(isPhone: isPhone)
      ) {
        scene.view.environment(\.frames, frames)
      }
      result += compared(scene.name, frames, recorded)
      for step in scene.steps {
        step.change()
        _ = host.texts
        result += compared("\(scene.name)#\(step.name)", frames, recorded)
      }
    }
    return result
  }

  private static func compared(_ name: String, _ frames: Frames, _ recorded: Recorded) -> [Measured] {
    guard let scene = recorded.scenes[name] else { return [] }
    let root = name.hasPrefix("open/") ? frames.known["root"]?.origin ?? .zero : .zero
    var worst = 0.0
    var differences: [String] = []
    for (view, theirs) in scene.frames {
      guard var own = frames.known[view] else {
        worst = .infinity
        differences.append("\(view) missing")
        continue
      }
      own.origin.x -= root.x
      own.origin.y -= root.y
      let far =
        [
          own.minX - theirs.minX, own.minY - theirs.minY, own.width - theirs.width, own.height - theirs.height,
        ].map { abs(Double($0)) }.max() ?? 0
      worst = max(worst, far)
      if far > 0.5 { differences.append("\(view) \(own.short) instead of \(theirs.short)") }
    }
    return [Measured(name: name, worst: worst, differences: differences)]
  }
}

extension CGRect {
  fileprivate var short: String {
    [minX, minY, width, height].map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: " ")
  }
}

/// The kind of a scene, in the table's order.
enum Category {
  static let names = [
    "Stacks, frames, padding, spacers", "Right to left", "Grids", "Lazy stacks and grids", "Custom layouts",
    "Position and safe area", "Scroll views", "Shapes, effects, transforms", "Pictures", "Texts",
    "Sections and repeated views", "Appearing and disappearing", "App patterns", "iPhone: texts and stacks",
    "iPhone: lists, forms, pages", "Mac: lists, pages",
  ]

  static let ofControls = names.suffix(2)

  static func name(of scene: String) -> String {
    let index =
      switch String(scene.prefix { $0 != "/" }) {
      case "layout": 0
      case "rtl": 1
      case "grid": 2
      case "lazy": 3
      case "customlayout": 4
      case "position": 5
      case "scroll": 6
      case "shape", "paint", "effects", "transform", "canvas": 7
      case "image": 8
      case "text", "pressure": 9
      case "section", "foreach": 10
      case "lifecycle": 11
      case "open": 12
      case "ios": scene == "ios/layout/basics" ? 13 : 14
      default: 15
      }
    return names[index]
  }
}

/// Why a scene differs.
struct Cause {
  let text: String
  private static let macRows = Cause(
    text: "The rows and headings of a list on the Mac are lower than those of the test's host.")
  private static let macPages = Cause(
    text: "On the Mac, a navigation stack is as large as its page. Here it fills its room, as on an iPhone.")
  private static let links = Cause(
    text: "A link in a list is as wide as its label. On an iPhone it fills the row.")
  private static let shrinking = Cause(
    text:
      "An iPhone misses the row by some points while its large title shrinks. Here the row is at the top."
  )
  private static let opaqueBars = Cause(text: "Bars are opaque here, so content does not scroll under them.")
  static let of: [String: Cause] = [
    "ios/nav/basic": links, "ios/nav/scroll#row8": shrinking, "ios/nav/list-scroll#row1": shrinking,
    "ios/nav/ignores": opaqueBars, "ios/nav/ignores#row8": opaqueBars,
    "list/basic": macRows, "list/sections": macRows, "nav/list": macRows, "nav/title": macPages,
    "nav/sizing": macPages,
  ]
}

/// The table of the documents.
@MainActor
struct Report {
  private let scenes: [Measured]
  init(_ scenes: [Measured]) { self.scenes = scenes }

  private static let start = "<!-- table: made by Tests/ParityTests -->\n"
  private static let end = "<!-- end of table -->\n"

  /// Returns a page with the table in its place.
  func inserted(into page: String) -> String? {
    guard let start = page.range(of: Self.start), let end = page.range(of: Self.end) else { return nil }
    return page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "\n" + text + "\n")
  }

  var text: String {
    var lines = ["| category | scenes | within 0.5 pt | within 2 pt | further |", "| --- | --- | --- | --- | --- |"]
    for name in Category.names { lines.append(row(name, scenes.filter { $0.category == name })) }
    lines.append(row("**all**", scenes))
    lines.append(row("**without the platform's controls**", scenes.filter { !$0.isOfControls }))
    let different = scenes.filter { $0.worst > 0.5 }
    if !different.isEmpty {
      lines += ["", "| scene | why it differs |", "| --- | --- |"]
      for scene in different { lines.append("| `\(scene.name)` | \(Cause.of[scene.name]?.text ?? "unknown") |") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Every difference, for a failing test.
  var details: String { scenes.filter { $0.worst > 0.5 }.map(\.line).joined(separator: "\n") }

  private func row(_ name: String, _ scenes: [Measured]) -> String {
    let near = scenes.count { $0.worst <= 0.5 }
    let close = scenes.count { $0.worst > 0.5 && $0.worst <= 2 }
    return "| \(name) | \(scenes.count) | \(near) | \(close) | \(scenes.count - near - close) |"
  }
}
