import CairnNavigation
import TestSupport

/// The configuration of the app's split view.
package struct ShelfMake: Equatable {
  var hasContent = true
  var visibility = ShelfBinding.takes
  var preferred = ShelfBinding.none
  var style = SplitStyle.automatic

  var columns: [NavigationSplitViewColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

  static func random(_ generator: inout SeededGenerator) -> ShelfMake {
    ShelfMake(
      hasContent: generator.chance(60), visibility: .random(&generator), preferred: .random(&generator),
      style: [.automatic, .balanced, .prominentDetail][generator.below(3)])
  }

  /// Configurations that are simpler than this one by one step.
  var simpler: [ShelfMake] {
    var makes = [ShelfMake](repeating: self, count: 4)
    makes[0].hasContent = true
    makes[1].visibility = .takes
    makes[2].preferred = .none
    makes[3].style = .automatic
    return makes.filter { $0 != self }
  }
}

/// The binding of the split view, if any, and what its setter does.
package enum ShelfBinding: CaseIterable {
  case none, takes
  /// The value does not change.
  case refuses
  /// The binding stores a value other than the written one.
  case changes

  fileprivate static func random(_ generator: inout SeededGenerator) -> ShelfBinding {
    allCases[generator.below(allCases.count)]
  }

  func column(_ new: NavigationSplitViewColumn, over old: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    switch self {
    case .none, .takes: new
    case .refuses: old
    case .changes: new == .sidebar ? .content : .sidebar
    }
  }

  func visibility(
    _ new: NavigationSplitViewVisibility, over old: NavigationSplitViewVisibility
  ) -> NavigationSplitViewVisibility {
    switch self {
    case .none, .takes: new
    case .refuses: old
    case .changes: new == .all ? .doubleColumn : .all
    }
  }
}
