import CairnValues

/// The placement of a search field.
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
  /// The default placement.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// Among the bar's items.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the first column of a split view.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// In the center of the bar.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))

  /// Below the title, either always or until the content scrolls.
  public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement(kind: .drawer(displayMode)) }

  /// Whether a search field below the title stays when the content scrolls.
  ///
  /// ```swift
  /// .navigationBarDrawer(displayMode: .always)
  /// ```
  public struct NavigationBarDrawerDisplayMode: Sendable, Equatable {
    enum Kind: Equatable, Sendable { case automatic, always }
    let kind: Kind
    /// The field scrolls away.
    public static let automatic = NavigationBarDrawerDisplayMode(kind: .automatic)
    /// The field stays.
    public static let always = NavigationBarDrawerDisplayMode(kind: .always)
  }
}

/// When the scopes of a search appear.
///
/// ```swift
/// .searchScopes($scope, activation: .onSearchPresentation) { … }
/// ```
public struct SearchScopeActivation: Sendable, Equatable {
  enum Kind: Equatable, Sendable { case automatic, onTextEntry, onSearchPresentation }
  let kind: Kind
  /// While the search is active.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// Once the field has text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  /// While the search is active.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

/// Where search suggestions appear.
///
/// ```swift
/// @Environment(\.searchSuggestionsPlacement) private var placement
/// ```
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, menu, content }
  let kind: Kind
  /// The default place.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  /// In a menu at the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In place of the content.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }

  /// A set of places.
  ///
  /// ```swift
  /// .searchSuggestions(.hidden, for: .content)
  /// ```
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates the set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu at the field.
    public static var menu: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 0) }
    /// In place of the content.
    public static var content: SearchSuggestionsPlacement.Set { Set(rawValue: 1 << 1) }
  }
}

/// How the bar behaves during a search.
///
/// ```swift
/// .searchPresentationToolbarBehavior(.avoidHidingContent)
/// ```
public struct SearchPresentationToolbarBehavior: Sendable, Equatable {
  let keepsContent: Bool
  /// The title makes room for the search.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: false)
  }
  /// The title stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(keepsContent: true)
  }
}

/// How a search field behaves in a bar.
///
/// ```swift
/// .searchToolbarBehavior(.minimize)
/// ```
public struct SearchToolbarBehavior: Sendable, Equatable {
  let isMinimized: Bool
  /// The field stays a field.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(isMinimized: false) }
  /// A button stands in for the field until it is pressed.
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

/// Ends the search a view is part of.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// Button("Done") { dismissSearch() }
/// ```
public struct DismissSearchAction {
  let place: SearchPlace

  /// Clears the field and ends the search, or does nothing outside one.
  @MainActor @preconcurrency public func callAsFunction() { place.search?.dismiss() }
}

extension EnvironmentValues {
  /// Whether the search of the enclosing searchable view is active.
  public var isSearching: Bool { self[IsSearchingKey.self] }

  /// An action that ends the search of the enclosing searchable view.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(place: self[SearchKey.self]) }

  /// Where suggestions declared here appear.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SuggestionsPlacementKey.self] }
}

/// How dictation starts in a field.
///
/// ```swift
/// .searchDictationBehavior(.inline(activation: .onSelect))
/// ```
public struct TextInputDictationBehavior: Equatable, Sendable {
  let activation: TextInputDictationActivation?
  /// The default behavior.
  public static let automatic = TextInputDictationBehavior(activation: nil)

  /// Dictation in the field, started as `activation` says.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// What starts dictation.
///
/// ```swift
/// let activation: TextInputDictationActivation = .onLook
/// ```
public struct TextInputDictationActivation: Equatable, Sendable {
  let startsOnLook: Bool
  /// Looking at the microphone.
  public static let onLook = TextInputDictationActivation(startsOnLook: true)
  /// Pressing the microphone.
  public static let onSelect = TextInputDictationActivation(startsOnLook: false)
}
