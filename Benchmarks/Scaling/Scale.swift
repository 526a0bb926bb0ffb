import CairnTesting
import Foundation
import Observation
import SwiftUI

/// One action of a person or an app on many pages or rows. Its cost is that of a run with the action minus that
/// of a run without it, and it may at most grow linearly with the number.
@MainActor
enum Scale: String, CaseIterable {
  // With that number of titled pages on a stack.
  case pages, push, pop
  case popToRoot = "pop-to-root"
  case history, restore
  // With that number of rows in a list.
  case rows, select, delete, insert, resize, move

  /// The run whose cost is subtracted.
  var base: Scale {
    switch self {
    case .pages, .push, .pop, .popToRoot, .history, .restore: .pages
    case .rows, .select, .delete, .insert, .resize, .move: .rows
    }
  }

  func run(_ count: Int) throws {
    switch base {
    case .pages: try runOnPages(count)
    default: try runOnRows(count)
    }
  }

  /// Exits while the host is alive, because its teardown is not part of the measurement.
  private func finish(_ count: Int, _ host: TestHost) -> Never {
    print("\(rawValue) \(count)")
    withExtendedLifetime(host) { exit(0) }
  }

  private func runOnPages(_ count: Int) throws {
    let tower = Tower()
    let host = TestHost { TowerView(tower: tower) }
    tower.path = Array(0..<count)
    // Every page is created, as for the menu of the back button.
    precondition(host.pages.count == count + 1)
    switch self {
    case .push: tower.path.append(count)
    case .pop: try host.goBack()
    case .popToRoot: tower.path = []
    case .history: try host.goBack(to: "Floor 1")
    case .restore:
      let next = try host.terminateAndRestore()
      // The app's path is restored.
      precondition(next.title == "Floor \(count - 1)", next.title ?? "")
      finish(count, next)
    default: break
    }
    // Only query the top, because other queries cost more the deeper the stack is.
    let depth =
      switch self {
      case .push: count + 1
      case .pop: count - 1
      case .popToRoot: 0
      case .history: 2
      default: count
      }
    precondition(host.title == (depth == 0 ? "Ground" : "Floor \(depth - 1)"), host.title ?? "")
    finish(count, host)
  }

  private func runOnRows(_ count: Int) throws {
    let shelf = Shelf(count: count)
    let host = TestHost { ShelfView(shelf: shelf) }
    precondition(host.isVisible("Book 1"))
    switch self {
    case .select:
      try host.select("Book 1")
      precondition(shelf.chosen == 1)
    case .delete: shelf.books.removeFirst()
    case .insert: shelf.books.insert(count, at: 0)
    case .resize: host.resize(width: 500, height: 700)
    case .move: shelf.books.append(shelf.books.removeFirst())
    default: break
    }
    let first = self == .delete || self == .move ? 1 : self == .insert ? count : 0
    precondition(host.isVisible("Book \(first)"), host.tree)
    finish(count, host)
  }
}

@Observable
private final class Tower {
  var path: [Int] = []
}

private struct TowerView: View {
  @Bindable var tower: Tower

  var body: some View {
    NavigationStack(path: $tower.path) {
      Text(verbatim: "Ground").navigationTitle(Text(verbatim: "Ground"))
        .navigationDestination(for: Int.self) { floor in
          Text(verbatim: "Page").navigationTitle(Text(verbatim: "Floor \(floor)"))
            .toolbar { Button("Leave") { tower.path = [] } }
        }
    }
  }
}

@Observable
private final class Shelf {
  var books: [Int]
  var chosen: Int?

  init(count: Int) { books = Array(0..<count) }
}

private struct ShelfView: View {
  @Bindable var shelf: Shelf

  var body: some View {
    List(shelf.books, id: \.self, selection: $shelf.chosen) { Text(verbatim: "Book \($0)") }
  }
}
