#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// A page: its background and its content.
  final class PagePiece: RoomPiece {
    /// How often another page has covered it.
    var timesLeft = 0
    private var listensToFocus = false

    convenience init(_ element: Element, in view: WindowView) {
      self.init(
        element, in: view, container: Container(element, in: view), role: GTK_ACCESSIBLE_ROLE_GROUP)
      setClass("cairn-page")
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    /// Takes the focus, because no element on the page can. Tab skips it afterwards.
    func takeFocus() {
      gtk_widget_set_focusable(widget, 1)
      gtk_widget_grab_focus(widget)
      guard !listensToFocus else { return }
      listensToFocus = true
      // The widget also loses the focus when it is removed with its piece.
      connect(widget.raw, "notify::has-focus") { [weak self] _ in
        if let self, gtk_widget_has_focus(widget) == 0 { gtk_widget_set_focusable(widget, 0) }
      }
    }
  }

  /// The pages of a stack, of which one is visible, or two during a slide, and a header bar above them.
  final class StackPiece: Piece {
    private let stack: StackContainer
    override var inside: Container? { stack }

    init(_ element: Element, in view: WindowView) {
      stack = StackContainer(element, in: view)
      super.init(element, in: view, widget: stack.frame.surface)
      stack.listen(on: widget)
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }

    isolated deinit {
      Surface.abandon(widget)
      Surface.abandon(stack.surface)
    }
  }

  /// The frame of a stack: the header bar above the pages, which they share.
  ///
  /// The pages have a separate surface. When a widget is added or removed, GTK recomputes the style of its
  /// siblings and their descendants; for a header bar that costs more than the rest of a page.
  final class StackFrame: SurfaceOwner {
    private unowned let stack: StackContainer
    private(set) var surface: Widget!
    private(set) var header: HeaderBar?
    private weak var barShown: BarContainer?

    init(around stack: StackContainer) {
      self.stack = stack
      super.init()
      surface = Surface.make(self)
      stack.surface = Surface.make(stack)
      gtk_widget_set_parent(stack.surface, surface)
    }

    func show(_ bar: BarContainer?) {
      if bar !== barShown {
        barShown?.leave()
        barShown = bar
        if let header { gtk_widget_set_visible(header.widget, gboolean(bar != nil)) }
      }
      guard let bar else { return }
      bar.enter(header ?? makeHeader())
    }

    private func makeHeader() -> HeaderBar {
      let header = HeaderBar(in: stack.view)
      // Above the pages means after them.
      gtk_widget_insert_before(header.widget, surface, nil)
      self.header = header
      return header
    }

    override func allocate(width: Int32, height: Int32) {
      if let header, let barShown { header.allocate(barShown.lineRect(in: stack.element)) }
      stack.surface.fill(width, height)
    }
  }

  extension Piece {
    /// The first stack inside. If a page consists of a stack, it is the inner one.
    var firstStack: StackContainer? {
      if let stack = inside as? StackContainer { return stack.top?.firstStack ?? stack }
      return inside?.staying.lazy.compactMap(\.firstStack).first
    }

    /// The top page of the first stack inside.
    var firstPage: Piece? { firstStack?.top }
  }

  extension Element {
    /// The title of the last page inside that has one.
    var titleInside: String? {
      if hasTrait(.hidden) { return nil }
      for child in contentBesideBars.reversed() {
        if let found = child.titleInside { return found }
      }
      return role == .page ? StackReader(around: self)?.title : nil
    }
  }
#endif
