import CairnCore
import CairnNavigation
import CairnScreen
import CairnTesting
import SwiftUI
import TestSupport

/// An app with a split view of any configuration, at any width, compared to the naive model.
@MainActor
package final class ShelfSubject {
  private var model: ShelfModel
  private var host: TestHost
  private var reference: ShelfReference

  nonisolated static let widths: [Double] = [390, 599, 600, 700, 999, 1_000, 1_400]

  package init() {
    let make = ShelfMake()
    (model, host) = Self.launch(make, width: Self.widths[0])
    reference = ShelfReference(make, width: Self.widths[0])
  }

  private static func launch(_ make: ShelfMake, width: Double) -> (ShelfModel, TestHost) {
    let model = ShelfModel(make)
    let host = TestHost(width: width) { ShelfView(model: model) }
    host.session.graph.diagnostics.sink = { _ in }
    return (model, host)
  }

  package func run(_ command: ShelfCommand) -> String? {
    do {
      try carryOut(command)
    } catch {
      return "\(command): \(error)"
    }
    return compare()
  }

  private func carryOut(_ command: ShelfCommand) throws {
    switch command {
    case .start(let make):
      (model, host) = Self.launch(make, width: reference.width)
      reference = ShelfReference(make, width: reference.width)
    case .resize(let number):
      reference.width = Self.widths[number % Self.widths.count]
      host.resize(width: reference.width, height: 800)
    case .toggle:
      guard !reference.isCollapsed else { return }
      try host.tap("Toggle Sidebar")
      reference.toggle()
    case .touchBeside:
      guard !reference.overlaid.isEmpty else { return }
      guard let split = host.root?.firstInside(where: { $0.role == .split }) else { throw ShelfProblem.noSplitView }
      _ = host.session.send(.activate, to: split)
      reference.touchBeside()
    case .back:
      guard reference.canGoBack else { return }
      try host.goBack()
      reference.goBack()
    case .choose(.author(let row)):
      guard reference.usable.contains(.sidebar) else { return }
      try host.tap("author \(row)")
      reference.choose(row, in: .sidebar)
    case .choose(.book(let row)):
      guard reference.usable.contains(.content) else { return }
      try host.tap("book \(row)")
      reference.choose(row, in: .content)
    case .turnPage:
      guard reference.usable.contains(.detail) else { return }
      try host.tap("turn")
      reference.path.append((reference.path.last ?? 0) + 1)
    case .dismissDetail:
      guard reference.usable.contains(.detail) else { return }
      try host.tap("close")
      reference.dismiss(.detail)
    case .dismissContent:
      guard reference.usable.contains(.content) else { return }
      try host.tap("leave")
      reference.dismiss(.content)
    case .write(let writes):
      for write in writes {
        switch write {
        case .author(let author): model.author = author
        case .book(let book): if model.make.hasContent { model.book = book }
        case .path(let path): model.path = path
        case .visibility(let visibility): if model.make.visibility != .none { model.visibility = visibility }
        case .preferred(let preferred): if model.make.preferred != .none { model.preferred = preferred }
        }
      }
      reference.write(writes)
    }
  }

  private func compare() -> String? {
    let shown = host.visibleColumns
    if shown != reference.shown { return "\(shown.map(\.name)) are shown, not \(reference.shown.map(\.name))" }
    if host.isCollapsed != reference.isCollapsed { return "collapsed is \(host.isCollapsed)" }
    if model.make.visibility != .none, model.visibility != reference.visibility {
      return "the visibility is \(model.visibility), not \(reference.visibility)"
    }
    if model.make.preferred != .none, model.preferred != reference.preferred {
      return "the preferred column is \(model.preferred.name), not \(reference.preferred.name)"
    }
    if model.author != reference.author { return "the author is \(model.author.map { "\($0)" } ?? "none")" }
    if model.make.hasContent, model.book != reference.book {
      return "the book is \(model.book.map { "\($0)" } ?? "none")"
    }
    if model.path != reference.path { return "the path is \(model.path), not \(reference.path)" }
    return compareScreen()
  }

  private func compareScreen() -> String? {
    if host.title != reference.title { return "the title is \(host.title ?? "none"), not \(reference.title)" }
    for column in reference.shown where host.title(of: column) != reference.title(of: column) {
      return "the \(column.name) is titled \(host.title(of: column) ?? "nothing")"
    }
    if (host.backLabel != nil) != reference.canGoBack { return "back leads to \(host.backLabel ?? "nowhere")" }
    for (row, column) in [("author", NavigationSplitViewColumn.sidebar), ("book", .content)] {
      if host.isVisible("\(row) 1") != reference.shown.contains(column) { return "\(row)s are not where they belong" }
      guard reference.shown.contains(column) else { continue }
      let selected = [1, 2].first { host.isSelected("\(row) \($0)") }
      if selected != (column == .sidebar ? reference.author : reference.book) {
        return "\(row) \(selected.map { "\($0)" } ?? "none") is selected"
      }
    }
    return nil
  }
}

extension ShelfSubject: @MainActor CommandSubject {
  package static func randomCommand(_ generator: inout SeededGenerator) -> ShelfCommand { .random(&generator) }
  package static func simplerCommands(than command: ShelfCommand) -> [ShelfCommand] { command.simpler }
}

extension NavigationSplitViewColumn {
  fileprivate var name: String { self == .sidebar ? "sidebar" : self == .content ? "content" : "detail" }
}

private enum ShelfProblem: Error { case noSplitView }
