import CairnScreen

/// A search, as the page that shows it sees it.
@MainActor
protocol SearchOfPage: Node {
  /// The page that shows the field when the search is declared around a whole stack.
  var host: Node? { get set }
  /// Whether the app asks for the field to be in the sidebar.
  var belongsInSidebar: Bool { get }
  /// Returns the elements a bar shows for the search, including the scopes and suggestions declared around it.
  func elements(_ settings: SearchSettings) -> [Element]
  /// Adds the search to a page's settings. The page reads them again when they change.
  func offer(to settings: inout SearchSettings)
}

/// The search settings the views of a page declare. For each setting, the outermost view wins.
struct SearchSettings: Equatable {
  var search: (any SearchOfPage)?
  var isSearching = false
  var hasText = false
  var scopes: Node?
  var suggestions: Node?
  var hidesSuggestions = false

  static func == (a: SearchSettings, b: SearchSettings) -> Bool {
    a.search === b.search && a.isSearching == b.isSearching && a.hasText == b.hasText && a.scopes === b.scopes
      && a.suggestions === b.suggestions && a.hidesSuggestions == b.hidesSuggestions
  }
}

/// A search declared around a stack or a split view, for the page that shows it.
struct SearchOffer {
  weak var search: (any SearchOfPage)?
  weak var scopes: Node?
  weak var suggestions: Node?
  var hidesSuggestions = false
}

struct SearchOfferKey: EnvironmentKey {
  static var defaultValue: SearchOffer { SearchOffer() }
}
