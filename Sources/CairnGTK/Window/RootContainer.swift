#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The content of a window: the app's content, and a header bar over it if no page provides one.
  final class RootContainer: Container {
    private var header: Widget?
    /// The button of the app's menu, in the header bar at the top.
    private(set) var menuButton: PrimaryMenuButton?
    /// The height of the bar over everything, if any.
    private(set) var headerHeight: CGFloat = 0

    func start() {
      surface = Surface.make(self)
      g_object_ref_sink(surface)
    }

    func stop() {
      show([])
      menuButton = nil
      if let header { gtk_widget_unparent(header) }
      header = nil
      Surface.abandon(surface)
      g_object_unref(surface)
    }

    /// Panels have their own transitions.
    override var showsComingAndGoing: Bool { false }

    override func measure(along orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
      let size = view.scene.screen.size
      return orientation == GTK_ORIENTATION_HORIZONTAL
        ? (280, max(Int32(size.width), 280)) : (200, max(Int32(size.height + headerHeight), 200))
    }

    override func allocate(width: Int32, height: Int32) {
      let size = CGSize(width: CGFloat(width), height: max(CGFloat(height) - headerHeight, 0))
      if size != view.scene.screen.size {
        view.scene.resize(to: size)
        view.host.update()
      }
      if let header { header.fill(width, Int32(headerHeight)) }
      for piece in shown { allocate(piece, shiftedBy: CGSize(width: 0, height: headerHeight)) }
    }

    override func rect(for piece: Piece) -> CGRect {
      piece is PanelPiece ? CGRect(origin: .zero, size: element.frame.size) : super.rect(for: piece)
    }

    /// The panel that covers the whole window.
    var cover: PanelPiece? { shown.lazy.compactMap { $0 as? PanelPiece }.last(where: \.coversWindow) }

    // MARK: Dialogs

    private var isBehindDialog = false
    private var dialogs: [DialogPiece] { shown.compactMap { $0 as? DialogPiece } }

    /// The dialog in front, if any.
    var frontDialog: DialogPiece? { dialogs.last(where: \.isOpen) }

    /// Opens the dialogs in their order, except for those behind a panel that covers the window.
    func settleDialogs() {
      let last = cover.flatMap { cover in shown.lastIndex { $0 === cover } } ?? -1
      for (index, piece) in shown.enumerated() {
        guard let dialog = piece as? DialogPiece else { continue }
        if index < last { dialog.close() } else { dialog.open() }
      }
      let front = frontDialog
      for dialog in dialogs { dialog.isCovered(dialog !== front) }
      guard isBehindDialog != (front != nil) else { return }
      isBehindDialog = front != nil
      Accessible.state(surface, GTK_ACCESSIBLE_STATE_HIDDEN, isBehindDialog)
    }

    // MARK: Bars

    /// Gives the window buttons to the bars at the top of the window, at its ends only.
    func settleBars() {
      var bars: [BarPiece] = []
      func visit(_ container: Container, isPage: Bool = false) {
        let stack = container as? StackContainer
        stack?.settleHeader()
        var tabs: BarContainer?
        for piece in container.staying where !(piece is PanelPiece) && !(piece is PopoverPiece) {
          if let bar = piece as? BarPiece, bar.bar.standsInPageBar {
            tabs = bar.bar
          } else if let bar = piece as? BarPiece {
            bars.append(bar)
            if !isPage { bar.bar.useOwnHeader() }
          } else if let inside = piece.inside {
            visit(inside, isPage: stack != nil)
            if let tabs, let header = (inside as? StackContainer)?.frame.header { tabs.enter(header) }
          }
        }
      }
      for case let panel as PanelPiece in shown { panel.tellName() }
      for case let panel as PanelPiece in shown where !panel.coversWindow {
        bars = []
        if let inside = panel.inside { visit(inside) }
        panel.offerClosing(in: bars)
      }
      bars = []
      // A panel that covers the whole window has the window's buttons.
      visit(cover?.inside ?? self)
      let width = element.frame.width
      let atTop = bars.filter { $0.element.frame(in: nil).minY < 1 && $0.bar.hasLine }
      let isMirrored = element.layoutDirection == .rightToLeft
      func reaches(_ bar: BarPiece, end: Bool) -> Bool {
        let frame = bar.element.frame(in: nil)
        return end != isMirrored ? frame.maxX > width - 1 : frame.minX < 1
      }
      let reachesEnd = atTop.contains { reaches($0, end: true) }
      setHeader(!reachesEnd)
      for bar in atTop {
        bar.bar.header?.showWindowButtons(
          atStart: reachesEnd && reaches(bar, end: false), atEnd: reachesEnd && reaches(bar, end: true),
          isNarrow: width < Self.narrowWidth * view.host.desktop.lettering.scale)
      }
      placeMenu(in: reachesEnd ? atTop : [])
    }

    /// Below this width, the title would be squeezed by buttons that such windows hardly need.
    static let narrowWidth: CGFloat = 400

    /// Shows the app's menu in the first header bar, except in the preferences and beside a back button in a narrow
    /// bar.
    private func placeMenu(in bars: [BarPiece]) {
      let isMirrored = element.layoutDirection == .rightToLeft
      let first = bars.min {
        let (a, b) = ($0.element.frame(in: nil), $1.element.frame(in: nil))
        return isMirrored ? a.maxX > b.maxX : a.minX < b.minX
      }
      let bar = first?.bar.header
      let isCrowded = bar?.hasBackButton == true && element.frame.width < view.host.metrics.compactWidth
      guard cover == nil, bar != nil || header != nil, !isCrowded, !view.scene.isSettings else {
        if let menuButton { gtk_widget_set_visible(menuButton.widget, 0) }
        return
      }
      let button = menuButton ?? PrimaryMenuButton(in: view)
      menuButton = button
      gtk_widget_set_visible(button.widget, 1)
      if let bar {
        bar.showAtEnd(button.widget)
      } else if let header, gtk_widget_get_ancestor(button.widget, adw_header_bar_get_type()) != header {
        button.widget.removeFromBar()
        adw_header_bar_pack_end(header.opaque, button.widget)
      }
    }

    private func setHeader(_ isWanted: Bool) {
      guard isWanted != (header != nil) else { return }
      if isWanted {
        let bar = adw_header_bar_new()!
        gtk_widget_add_css_class(bar, "flat")
        Accessible.unname(partsOf: bar)
        gtk_widget_insert_before(bar, surface, nil)
        header = bar
        headerHeight = WidgetMeasurer.naturalSize(of: bar).height
      } else if let header {
        // The bar tracks packed widgets, even after it is removed.
        if let menuButton, gtk_widget_is_ancestor(menuButton.widget, header) != 0 { menuButton.widget.removeFromBar() }
        gtk_widget_unparent(header)
        self.header = nil
        headerHeight = 0
      }
      gtk_widget_queue_resize(surface)
    }
  }
#endif
