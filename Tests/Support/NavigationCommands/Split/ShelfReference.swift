import CairnNavigation

/// A naive model of the app with the split view: the values of the bindings, and the resulting columns.
struct ShelfReference {
  let make: ShelfMake
  var width: Double
  var visibility = NavigationSplitViewVisibility.automatic
  var preferred = NavigationSplitViewColumn.sidebar
  var author: Int?
  var book: Int?
  var path: [Int] = []

  init(_ make: ShelfMake, width: Double) {
    self.make = make
    self.width = width
  }

  // MARK: Visible columns

  var isCollapsed: Bool { width < 600 }

  private var fitting: Int { width < 1_000 ? 2 : 3 }

  /// The visible columns, in order.
  var shown: [NavigationSplitViewColumn] {
    if isCollapsed { return [top] }
    switch visibility {
    case .all: return make.columns
    case .doubleColumn: return make.columns.suffix(2)
    case .detailOnly: return [.detail]
    default: return make.style == .prominentDetail ? [.detail] : make.columns.suffix(fitting)
    }
  }

  /// Those that overlay the others.
  var overlaid: [NavigationSplitViewColumn] {
    if isCollapsed { return [] }
    let leading = Array(shown.dropLast())
    switch make.style {
    case .automatic: return Array(leading.dropLast(fitting - 1))
    case .balanced: return []
    case .prominentDetail: return leading
    }
  }

  /// The columns that a person can use now: covered ones are dimmed.
  var usable: [NavigationSplitViewColumn] { overlaid.isEmpty ? shown : overlaid }

  /// The top column while there is room for one.
  var top: NavigationSplitViewColumn {
    if make.preferred != .none { return make.columns.last { place($0) <= place(preferred) } ?? .sidebar }
    if !path.isEmpty || selection(in: before(.detail)) != nil { return .detail }
    return make.hasContent && author != nil ? .content : .sidebar
  }

  var canGoBack: Bool { isCollapsed ? top != .sidebar : !path.isEmpty }

  var title: String { isCollapsed ? title(of: top) : title(of: .detail) }

  func title(of column: NavigationSplitViewColumn) -> String {
    switch column {
    case .sidebar: "Authors"
    case .content: "Books"
    default: path.last.map { "Page \($0)" } ?? "Cover"
    }
  }

  // MARK: Events

  mutating func toggle() {
    if !make.hasContent {
      show(shown.contains(.sidebar) ? .detailOnly : .all)
    } else {
      show(shown == [.content, .detail] ? .all : .doubleColumn)
    }
  }

  mutating func touchBeside() {
    show(shown.count - overlaid.count == 2 ? .doubleColumn : .detailOnly)
  }

  mutating func goBack() {
    guard canGoBack else { return }
    if !isCollapsed || top == .detail && !path.isEmpty {
      path.removeLast()
      return
    }
    let column = before(top)
    bringToTop(column)
    takeBack(column)
  }

  mutating func dismiss(_ column: NavigationSplitViewColumn) {
    if column == .detail, !path.isEmpty {
      path.removeLast()
    } else if isCollapsed {
      goBack()
    } else {
      takeBack(before(column))
    }
  }

  private mutating func takeBack(_ column: NavigationSplitViewColumn) {
    guard selection(in: column) != nil else { return }
    select(nil, in: column)
    selectionChanged(in: column, keepsPath: false)
  }

  mutating func choose(_ row: Int, in column: NavigationSplitViewColumn) {
    if selection(in: column) == row {
      if isCollapsed { bringToTop(after(column)) }
    } else {
      select(row, in: column)
      selectionChanged(in: column, keepsPath: false)
    }
  }

  mutating func write(_ writes: [ShelfWrite]) {
    let before = self
    for write in writes {
      switch write {
      case .author(let new): author = new
      case .book(let new): book = new
      case .path(let new): path = new
      case .visibility(let new): if make.visibility != .none { visibility = new }
      case .preferred(let new): if make.preferred != .none { preferred = new }
      }
    }
    // Choosing the top column explicitly takes precedence over a selection at the same time.
    let leads = preferred == before.preferred
    let keepsPath = path != before.path
    for column in make.columns.dropLast() where selection(in: column) != before.selection(in: column) {
      selectionChanged(in: column, leads: leads, keepsPath: keepsPath)
    }
  }

  private mutating func selectionChanged(
    in column: NavigationSplitViewColumn, leads: Bool = true, keepsPath: Bool
  ) {
    if leads, isCollapsed {
      if selection(in: column) != nil {
        bringToTop(after(column))
      } else if place(top) > place(column) {
        bringToTop(column)
      }
    }
    if !keepsPath { path = [] }
  }

  /// The setters have the last word.
  private mutating func show(_ new: NavigationSplitViewVisibility) {
    visibility = make.visibility.visibility(new, over: visibility)
  }

  private mutating func bringToTop(_ column: NavigationSplitViewColumn) {
    guard make.preferred != .none, preferred != column else { return }
    preferred = make.preferred.column(column, over: preferred)
  }

  // MARK: Columns

  private func place(_ column: NavigationSplitViewColumn) -> Int {
    column == .sidebar ? 0 : column == .content ? 1 : 2
  }

  private func before(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .detail && make.hasContent ? .content : .sidebar
  }

  private func after(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
    column == .sidebar && make.hasContent ? .content : .detail
  }

  private func selection(in column: NavigationSplitViewColumn) -> Int? {
    column == .sidebar ? author : column == .content ? book : nil
  }

  private mutating func select(_ row: Int?, in column: NavigationSplitViewColumn) {
    if column == .sidebar { author = row } else { book = row }
  }
}
