import CairnCore
import CairnScreen
import Foundation
import SwiftUI

/// An input that a log has recorded, in terms of what a user sees.
///
/// ```swift
/// if case .tap("Delete") = entry.input { … }
/// ```
public enum LoggedInput: Hashable, Sendable, Codable {
  case tap(String)
  case doubleTap(String)
  case longPress(String)
  case type(String, field: String)
  case submit(String)
  case slide(String, Double)
  case step(String, Int)
  case select(String)
  case deselect(String)
  case delete(String)
  case goBack
  case goBackTo(String)
  case dismiss
  case open(URL)
  case resize(width: Double, height: Double)
  case background
  case foreground

  /// Returns `nil` for input without a consequence, such as a moving pointer.
  @MainActor init?(_ input: UserInput) {
    switch input {
    case .back: self = .goBack
    case .backTo(let title): self = .goBackTo(title)
    case .open(let url): self = .open(url)
    case .resize(let size): self = .resize(width: size.width, height: size.height)
    case .phase(let phase): self = phase == .active ? .foreground : .background
    case .event(let event, let element):
      guard let input = Self(event, on: element) else { return nil }
      self = input
    }
  }

  @MainActor private init?(_ event: ElementEvent, on element: Element) {
    let name = element.name
    switch event {
    case .activate: self = element.role == .backButton ? .goBack : .tap(name)
    case .taps: self = .doubleTap(name)
    case .hold: self = .longPress(name)
    // A password must not get into a log.
    case .edit(let text): self = .type(element.isSecret ? String(repeating: "•", count: text.count) : text, field: name)
    case .submit: self = .submit(name)
    case .adjust(let value): self = .slide(name, value)
    case .step(let steps): self = .step(name, steps)
    case .select, .extendSelection: self = .select(name)
    case .deselect: self = .deselect(name)
    case .delete: self = .delete(name)
    case .dismiss: self = .dismiss
    default: return nil
    }
  }

  /// The input as a statement of a test that uses a `TestHost`.
  public var code: String {
    switch self {
    case .tap(let label): "try host.tap(\(label.debugDescription))"
    case .doubleTap(let label): "try host.doubleTap(\(label.debugDescription))"
    case .longPress(let label): "try host.longPress(\(label.debugDescription))"
    case .type(let text, let field): "try host.type(\(text.debugDescription), into: \(field.debugDescription))"
    case .submit(let field): "try host.submit(\(field.debugDescription))"
    case .slide(let label, let value): "try host.slide(\(label.debugDescription), to: \(value))"
    case .step(let label, let steps): "try host.step(\(label.debugDescription), by: \(steps))"
    case .select(let row): "try host.select(\(row.debugDescription))"
    case .deselect(let row): "try host.deselect(\(row.debugDescription))"
    case .delete(let row): "try host.delete(\(row.debugDescription))"
    case .goBack: "try host.goBack()"
    case .goBackTo(let title): "try host.goBack(to: \(title.debugDescription))"
    case .dismiss: "try host.dismissSheet()"
    case .open(let url): "host.open(URL(string: \(url.absoluteString.debugDescription))!)"
    case .resize(let width, let height): "host.resize(width: \(width), height: \(height))"
    case .background: "host.setScenePhase(.background)"
    case .foreground: "host.setScenePhase(.active)"
    }
  }
}

extension Element {
  /// The name a test finds it by: the label, or else the texts inside.
  var name: String { label ?? textsInside.joined(separator: ", ") }

  fileprivate var isSecret: Bool { role == .secureField }
}
