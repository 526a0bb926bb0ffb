import CairnValues

/// Where the field of a search goes.
///
/// ```swift
/// .searchable(text: $text, placement: .sidebar)
/// ```
public struct SearchFieldPlacement: Sendable, Equatable {
  enum Kind: Equatable, Sendable {
    case automatic, toolbar, sidebar
    case drawer(NavigationBarDrawerDisplayMode)
  }
  let kind: Kind
  /// Where it usually goes.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// Among the items of the bar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the first column of a split view.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// In the middle of the bar.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// Below the title, always or while one does not scroll.
  public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement(kind: .drawer(displayMode)) }

  /// Whether a field below the title stays while one scrolls.
  ///
  /// ```swift
  /// .navigationBarDrawer(displayMode: .always)
  /// ```
  public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
    enum Kind: Equatable, Sendable { case automatic, always }
    let kind: Kind
    /// It gives way.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// It stays.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}

/// When the scopes of a search are offered.
///
/// ```swift
/// .searchScopes($scope, activation: .onSearchPresentation) { … }
/// ```
public struct SearchScopeActivation: Sendable, Equatable {
  enum Kind: Equatable, Sendable { case automatic, onTextEntry, onSearchPresentation }
  let kind: Kind
  /// While one searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// Once there is some text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  /// While one searches.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

/// Where suggestions for a search are shown.
///
/// ```swift
/// @Environment(\.searchSuggestionsPlacement) private var placement
/// ```
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, menu, content }
  let kind: Kind
  /// Where they usually are.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a menu at the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In place of the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// Several places.
  ///
  /// ```swift
  /// .searchSuggestions(.hidden, for: .content)
  /// ```
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu at the field.
    public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 0) }
    /// In place of the content.
    public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 1) }
  }
}

/// What becomes of the bar while one searches.
///
/// ```swift
/// .searchPresentationToolbarBehavior(.avoidHidingContent)
/// ```
public struct SearchPresentationToolbarBehavior: Sendable, Equatable {
  let keepsContent: Bool
  /// The title gives way.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: false)
  }
  /// The title stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: true)
  }
}

/// How the field of a search behaves in a bar.
///
/// ```swift
/// .searchToolbarBehavior(.minimize)
/// ```
public struct SearchToolbarBehavior: Sendable, Equatable {
  let isMinimized: Bool
  /// It is a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
  /// It is a button that becomes a field.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: true) }
}

struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

struct SearchKey: EnvironmentKey {
  static var defaultValue: SearchPlace { SearchPlace(nil) }
}

/// The search a view is in.
struct SearchPlace {
  private(set) weak var search: SearchNode?
  init(_ search: SearchNode?) { self.search = search }
}

struct SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

/// Ends the search a view is in.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// Button("Done") { dismissSearch() }
/// ```
public struct DismissSearchAction {
  let place: SearchPlace

  /// Empties the field and ends the search; does nothing outside of one.
  @MainActor @preconcurrency public func callAsFunction() { place.search?.dismiss() }
}

extension EnvironmentValues {
  /// Whether a person searches in the searchable view around this one.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// Ends the search in the searchable view around this one.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(place: self[SearchKey.self]) }

  /// Where suggestions are shown that are made here.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SuggestionsPlacementKey.self] }
}

/// Whether one may dictate into a field.
///
/// ```swift
/// .searchDictationBehavior(.inline(activation: .onSelect))
/// ```
public struct TextInputDictationBehavior: Equatable, Sendable {
  let activation: TextInputDictationActivation?
  /// What is usual.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// One may, from a certain moment on.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// When dictation begins.
///
/// ```swift
/// let activation: TextInputDictationActivation = .onLook
/// ```
public struct TextInputDictationActivation: Equatable, Sendable {
  let startsOnLook: Bool
  /// When one looks at the microphone.
  public static let onLook = TextInputDictationActivation(startsOnLook: true)
  /// When one presses it.
  public static let onSelect = TextInputDictationActivation(startsOnLook: false)
}
