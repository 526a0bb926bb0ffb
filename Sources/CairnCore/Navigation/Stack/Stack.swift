import CairnNavigation

/// A stack as its pages, links and destinations see it, whatever the type of its path.
@MainActor
protocol Stack: Navigator {
  var topPage: PageNode? { get }
  /// The page the stack itself is on, in a stack around it.
  var outerPage: PageNode? { get }
  /// The column whose content this stack was put around.
  var column: ColumnNode? { get }
  /// The column a person sees the stack in.
  var hostColumn: ColumnNode? { get }

  // Going back
  func canGoBack(from page: PageNode) -> Bool
  func pageBackLeadsTo(from page: PageNode) -> PageNode?
  /// What the person does: goes back from a page, if it is still on top.
  func goBack(from page: EntryID) -> Bool
  /// What code does: removes a page and everything above it.
  func dismiss(_ page: EntryID) -> Bool
  func goBack(to page: EntryID) -> Bool
  func popToRoot()
  /// The pages below and including the one on top, built if they have not been.
  func history() -> [PageNode]
  /// The same, without what a collapsed split view has stacked below.
  func ownHistory() -> [PageNode]
  /// How many pages lie below the one on top, for the person who goes back.
  var pagesBelow: Int { get }
  /// How many pages the stack adds to that history.
  var ownPageCount: Int { get }
  /// The page at a position, 0 for the root; nil if it has not been made.
  func page(at position: Int) -> PageNode?
  /// The pages above the root.
  var entryCount: Int { get }
  func settingsChanged(of page: PageNode)
  /// Another number whenever something may have changed that the bars of more than one page show.
  var barStamp: Int { get }
  /// A bar for a page: one that another page has let go of, or a new one.
  func bar(for page: PageNode) -> PageBar
  /// A page has no use for its bar any more.
  func letGo(of bar: PageBar)

  /// How the screen came to show the page on top.
  var transition: StackTransition { get }

  // Links
  /// Whether links with values lead anywhere here; in a `NavigationView` they do not.
  var takesValues: Bool { get }
  func canFollow(_ value: LinkValue) -> Bool
  /// What to write so that links with such a value lead somewhere.
  func remedy(for value: LinkValue) -> String
  func follow(_ value: LinkValue, from page: PageNode)
  /// Makes a value the only one on the path.
  func replacePath(with value: LinkValue)
  /// What the stack's destinations show for a value; nil if none does.
  func source(for value: LinkValue) -> PageSource?
  func follow(_ link: LinkID, showing source: PageSource, from page: PageNode)
  /// A followed link has another view to show.
  func update(_ link: LinkID, showing source: PageSource)

  // Destinations
  func add(_ destination: Destination)
  func remove(_ destination: Destination)
  /// The row a destination was declared in has gone; the destination stays as long as its page.
  func keep(_ destination: Destination)
  func add(_ presenter: any PagePresenter)
  func remove(_ presenter: any PagePresenter)
  func presenterChanged(_ presenter: any PagePresenter)
  /// A presenter has other content for its page.
  func refresh(_ presenter: any PagePresenter)
}
