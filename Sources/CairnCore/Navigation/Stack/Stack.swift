import CairnNavigation
import CairnScreen

/// A stack as its pages, links and destinations see it, without the type of its path.
@MainActor
protocol Stack: Navigator {
  var topPage: PageNode? { get }
  /// The page of an outer stack that this stack is on.
  var outerPage: PageNode? { get }
  /// The column whose content this stack wraps.
  var column: ColumnNode? { get }
  /// The column the stack is visible in.
  var hostColumn: ColumnNode? { get }

  // Going back
  func canGoBack(from page: PageNode) -> Bool
  func pageBackLeadsTo(from page: PageNode) -> PageNode?
  /// Goes back from a page on behalf of the user. Does nothing and returns `false` if the page is no longer on top.
  func goBack(from page: EntryID) -> Bool
  /// Removes a page and everything above it, on behalf of code.
  func dismiss(_ page: EntryID) -> Bool
  func goBack(to page: EntryID) -> Bool
  /// Returns `false` if a page refuses to leave. Without a cause, none is asked.
  @discardableResult func popToRoot(because cause: LeaveCause?) -> Bool
  /// Returns the pages up to and including the top one, creating them if needed.
  func history() -> [PageNode]
  /// Returns the same pages without those that a collapsed split view has stacked below.
  func ownHistory() -> [PageNode]
  /// The number of pages the user can go back through.
  var pagesBelow: Int { get }
  /// The number of pages this stack adds to that history.
  var ownPageCount: Int { get }
  /// Returns the page at a position, or `nil` if it has not been created. Position 0 is the root.
  func page(at position: Int) -> PageNode?
  /// The number of pages above the root.
  var entryCount: Int { get }
  func settingsChanged(of page: PageNode)
  /// A number that changes whenever something that several pages' bars show may have changed.
  var barStamp: Int { get }
  /// Returns a bar for a page: a released one or a new one.
  func bar(for page: PageNode) -> PageBar
  /// Takes back a bar that a page no longer needs.
  func letGo(of bar: PageBar)

  /// How the page below would follow a page.
  func motionBack(from page: PageNode) -> PageMotion
  /// The last transition to the top page.
  var transition: StackTransition { get }
  /// Moves the focus to the top page of another stack, whose column replaced the one of this stack.
  func passFocus(to other: any Stack)

  // Links
  /// Whether links with values work here. In a `NavigationView` they do not.
  var takesValues: Bool { get }
  func canFollow(_ value: LinkValue) -> Bool
  /// The code to add so that links with such a value work.
  func remedy(for value: LinkValue) -> String
  func follow(_ value: LinkValue, from page: PageNode)
  /// The lowest value of the path, if the lowest page above the root shows one.
  var lowestValue: LinkValue? { get }
  /// Replaces the whole path with one value.
  func replacePath(with value: LinkValue)
  /// Returns the source the stack's destinations have for a value, or `nil`.
  func source(for value: LinkValue) -> PageSource?
  func follow(_ link: LinkID, showing source: PageSource, from page: PageNode)
  /// Updates the view of a followed link.
  func update(_ link: LinkID, showing source: PageSource)

  // URLs
  /// The patterns by which URLs name pages here.
  var urlRules: [any PageURLRule] { get }
  /// How a URL names the page of the entry at an index.
  func step(at index: Int) -> PageStep?
  /// The element of the entry at an index as text, if it can be encoded.
  func encodedElement(at index: Int) -> EncodedElement?
  /// Pushes an element that was encoded. Returns `false` if it cannot be shown here.
  func push(_ element: EncodedElement) -> Bool
  /// Replaces the whole path, in one step. Returns `false` if a page refuses to leave.
  func showPath(_ values: [LinkValue]) -> Bool
  /// Shows a view for an address that leads nowhere, above a new path or, without one, above the page on top.
  func show(_ view: any View, for address: PageAddress, above values: [LinkValue]?)
  /// Whether such a view is on top.
  var showsUnknown: Bool { get }

  /// Why the stack has changed in this turn, if not because of code.
  var cause: LeaveCause? { get set }

  // Redirects
  func resume() -> Bool
  func reconsider(_ rule: any RedirectRule)
  func wasRedirected(_ page: EntryID) -> Bool

  // Navigation by code
  func push(_ value: LinkValue) -> EntryID?
  func push(_ source: PageSource) -> EntryID?
  func replace(keeping count: Int, with values: [LinkValue]) -> EntryID?
  func contains(_ page: EntryID) -> Bool
  func value(of page: EntryID) -> (any Hashable)?
  /// The value of the path at an index.
  func element(at index: Int) -> (any Hashable)?
  func page(where isMeant: (any Hashable) -> Bool) -> EntryID?
  func wait(for page: EntryID, _ ended: @escaping (EntryEnd) -> Void)
  func finish(_ page: PageNode, with result: Any & Sendable)
  var resultHandlers: [ResultHandlerModifier.ModifierNode] { get set }

  // Destinations
  func add(_ destination: Destination)
  func remove(_ destination: Destination)
  /// Keeps a destination whose row has been unmounted for as long as its page lives.
  func keep(_ destination: Destination)
  func add(_ presenter: any PagePresenter)
  func remove(_ presenter: any PagePresenter)
  func presenterChanged(_ presenter: any PagePresenter)
  /// Updates the page of a presenter whose content has changed.
  func refresh(_ presenter: any PagePresenter)
}
