import CairnNavigation
import TestSupport

package enum ShelfCommand {
  /// Starts another app with another split view.
  case start(ShelfMake)
  case resize(Int)
  case toggle
  /// A tap beside overlaid columns.
  case touchBeside
  case back
  case choose(ShelfRow)
  case turnPage
  /// `dismiss()` on the page of the detail, or in the middle column.
  case dismissDetail
  case dismissContent
  /// Writes by the app, all before the next turn.
  case write([ShelfWrite])
}

package enum ShelfRow {
  case author(Int)
  case book(Int)
}

package enum ShelfWrite {
  case author(Int?)
  case book(Int?)
  case path([Int])
  case visibility(NavigationSplitViewVisibility)
  case preferred(NavigationSplitViewColumn)
}

extension ShelfCommand {
  static func random(_ generator: inout SeededGenerator) -> ShelfCommand {
    switch generator.below(22) {
    case 0: .start(.random(&generator))
    case 1...4: .resize(generator.below(ShelfSubject.widths.count))
    case 5, 6: .toggle
    case 7: .touchBeside
    case 8...10: .back
    case 11, 12: .choose(.author(1 + generator.below(2)))
    case 13, 14: .choose(.book(1 + generator.below(2)))
    case 15: .turnPage
    case 16: .dismissDetail
    case 17: .dismissContent
    default: .write((0...generator.below(3)).map { _ in .random(&generator) })
    }
  }

  /// Commands that do less.
  var simpler: [ShelfCommand] {
    switch self {
    case .start(let make): make.simpler.map { .start($0) }
    case .write(let writes) where writes.count > 1:
      writes.indices.map { index in .write(writes.enumerated().filter { $0.offset != index }.map(\.element)) }
    case .resize(let width) where width > 0:
      // One column, or all of them with room to spare.
      [0, ShelfSubject.widths.count - 1].filter { $0 != width }.map { .resize($0) }
    default: []
    }
  }
}

extension ShelfWrite {
  fileprivate static func random(_ generator: inout SeededGenerator) -> ShelfWrite {
    switch generator.below(8) {
    case 0, 1: .author([nil, 1, 2][generator.below(3)])
    case 2, 3: .book([nil, 1, 2][generator.below(3)])
    case 4: .path([[], [1], [1, 2], [7]][generator.below(4)])
    case 5: .visibility([.automatic, .all, .doubleColumn, .detailOnly][generator.below(4)])
    default: .preferred([.sidebar, .content, .detail][generator.below(3)])
    }
  }
}
