#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The bar at the top of a page. The items on its line are in a header bar; the others are below it.
  final class BarPiece: RoomPiece {
    let bar: BarContainer

    init(_ element: Element, in view: WindowView) {
      bar = BarContainer(element, in: view)
      let holdsTabs = element.holdsTabs
      super.init(
        element, in: view, container: bar, cssName: "widget",
        role: holdsTabs ? GTK_ACCESSIBLE_ROLE_TAB_LIST : GTK_ACCESSIBLE_ROLE_GROUP)
      if holdsTabs { Accessible.name(widget, own("Tabs")) }
      bar.showSurface()
    }
  }

  final class BarContainer: Container {
    /// The header bar that shows the line: that of the surrounding stack while the page is on top, or the
    /// piece's own.
    private(set) var header: HeaderBar?
    private var own: HeaderBar?
    /// The pieces on the line, while the page is on top.
    private var onLine: [Piece] = []
    override var kept: [Piece] { onLine + super.kept }

    /// Whether the bar has a line at all. Other bars are rows of buttons.
    var hasLine: Bool { !places.isEmpty || element.layoutKind === ElementLayout.barWithWayBack }

    private var places: [BarPlace] {
      element.isTabLine ? element.children.map { _ in .centre } : element.barPlaces
    }

    /// Shows the line in another owner's header bar.
    func enter(_ header: HeaderBar) {
      guard self.header !== header else { return }
      if holdsTabsInPageBar { leave() }
      leaveOwn()
      holdsTabsInPageBar = standsInPageBar
      self.header = header
      refresh()
    }

    /// Whether it contains tabs that are shown in the bar of the page below them.
    var standsInPageBar: Bool {
      guard let tabs = element.parent else { return false }
      return tabs.tabsStandInPageBar && tabs.children.first === element
    }

    /// Removes the line's items from a header bar that others continue to use.
    func leave() {
      if holdsTabsInPageBar { header?.showTabs([], of: self) } else { header?.empty() }
      header = nil
    }

    /// Shows the line in the piece's own header bar, if no surrounding stack has one.
    func useOwnHeader() {
      guard own == nil, hasLine else { return }
      leavePageBar()
      let header = HeaderBar(in: view)
      own = header
      self.header = header
      gtk_widget_insert_before(header.widget, surface, nil)
      refresh()
    }

    /// Hides the surface if all items are on the line of another owner's header bar.
    fileprivate func showSurface() {
      gtk_widget_set_visible(surface, gboolean(!hasLine || own != nil || !shown.isEmpty))
    }

    /// Whether its tabs are in the header bar of the page below it.
    private var holdsTabsInPageBar = false

    /// Takes the tabs back from the page's bar.
    private func leavePageBar() {
      guard holdsTabsInPageBar else { return }
      leave()
      holdsTabsInPageBar = false
    }

    private func leaveOwn() {
      guard let own else { return }
      own.empty()
      gtk_widget_unparent(own.widget)
      self.own = nil
      header = nil
    }

    override func refresh() {
      guard hasLine else {
        leaveOwn()
        leavePageBar()
        onLine = []
        gtk_widget_add_css_class(surface, element.holdsTabs ? "cairn-tabs" : "toolbar")
        super.refresh()
        return showSurface()
      }
      // The owner of the line requests the update.
      guard header != nil else { return showSurface() }
      gtk_widget_remove_css_class(surface, "toolbar")
      let (line, below) = readElements()
      // What moves to the line leaves the surface first.
      show(shown.filter { piece in below.contains { $0 === piece } })
      if standsInPageBar {
        header?.showTabs(line.atCentre, of: self)
      } else {
        header?.show(line, of: self)
        header?.standInRow(element.isTabLine)
      }
      onLine = line.pieces
      show(below)
      showSurface()
      for piece in onLine + below { settle(piece) }
      gtk_widget_queue_resize(surface)
    }

    /// Returns the items on the line and those below it.
    private func readElements() -> (line: HeaderBar.Line, below: [Piece]) {
      let isTitleBelow = element.hasTitleBelow
      var line = HeaderBar.Line()
      var below: [Piece] = []
      for (child, place) in zip(element.children, places) {
        switch place {
        case .leading:
          for part in child.role == .group ? Array(child.children) : [child] {
            if case .backButton? = part.control {
              line.way = part.isUnseen || !part.isPlaced ? nil : part
              line.countBeforeWay = line.atStart.count
            } else {
              collectOne(part, into: &line.atStart)
            }
          }
        case .centre where isTitleBelow: collectOne(child, into: &below)
        case .centre:
          if let said = child.titleLines { line.texts = said } else { collectOne(child, into: &line.atCentre) }
        case .trailing: collectOne(child, into: &line.atEnd)
        case .below: collectOne(child, into: &below)
        }
      }
      return (line, below)
    }

    /// The height of the line with the header bar.
    private var lineHeight: CGFloat {
      var top = element.frame.height
      let isTitleBelow = element.hasTitleBelow
      let gap = view.host.metrics.insets(of: .bar).bottom
      for (child, place) in zip(element.children, element.barPlaces) {
        if place == .below || place == .centre && isTitleBelow { top = min(top, child.frame.minY - gap) }
      }
      return max(top, view.host.desktop.barHeight)
    }

    /// Returns the line's rectangle in a surrounding element.
    func lineRect(in outer: Element?) -> CGRect {
      var rect = outer.map { element.frame(in: $0) } ?? CGRect(origin: .zero, size: element.frame.size)
      rect.size.height = min(lineHeight, rect.height)
      return rect
    }

    override func allocate(width: Int32, height: Int32) {
      if let own { own.allocate(lineRect(in: nil)) }
      super.allocate(width: width, height: height)
    }
  }

  extension Element {
    /// Whether the bar contains the tabs at the top of a window or panel, which are in its header bar.
    fileprivate var isTabLine: Bool {
      guard holdsTabs, parent?.children.first === self else { return false }
      return nearestAround(.page, .column) == nil
    }

    /// The lines of a title that consists only of texts, otherwise `nil`.
    fileprivate var titleLines: [String]? {
      let lines = children.isEmpty ? [self] : Array(children)
      let texts = lines.map { line -> String? in
        guard case .text(let text) = line.content, line.children.isEmpty else { return nil }
        return text.string
      }
      guard lines.contains(where: { $0.hasTrait(.header) }), !texts.contains(nil) else { return nil }
      return texts.compactMap { $0 }
    }
  }
#endif
