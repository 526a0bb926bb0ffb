#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// Pages that are turned one at a time: by a swipe with one finger, with two on a touchpad, or by a horizontal wheel.
  final class PagesPiece: RoomPiece {
    private var lastTurn = Date.distantPast
    /// The speed in points per second from which a movement is a swipe.
    private static let flick = 300.0
    /// Fingers on a touchpad continue after a page has been turned. Within this time it is the same swipe.
    private static let pause = 0.5

    convenience init(_ element: Element, in view: WindowView) {
      self.init(element, in: view, role: GTK_ACCESSIBLE_ROLE_GROUP)
      let swipe = gtk_gesture_swipe_new()!
      gtk_gesture_single_set_touch_only(swipe, 1)
      var isCancelled = false
      connect(swipe.raw, "begin") { _ in isCancelled = false }
      connect(swipe.raw, "cancel") { _ in isCancelled = true }
      // A swipe that is canceled ends as well.
      connect(swipe.raw, "swipe") { [unowned self] arguments in
        let (x, y) = (arguments.double(0), arguments.double(1))
        if !isCancelled, abs(x) > Self.flick, abs(x) > 2 * abs(y) { turn(x < 0 ? 1 : -1) }
      }
      gtk_widget_add_controller(widget, swipe)
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)!
      connect(scroll.raw, "scroll") { [unowned self] arguments in
        let x = arguments.double(0)
        guard abs(x) >= 1, Date().timeIntervalSince(lastTurn) > Self.pause else { return arguments.answer(false) }
        arguments.answer(turn(x > 0 ? 1 : -1))
      }
      gtk_widget_add_controller(widget, scroll)
    }

    @discardableResult
    private func turn(_ step: Int) -> Bool {
      lastTurn = Date()
      return view.send(.step(element.layoutDirection == .rightToLeft ? -step : step), to: element)
    }
  }

  /// A mark for each page, which turns to it.
  final class PageMarksPiece: Piece {
    private var marks: [Widget] = []

    init(_ element: Element, in view: WindowView) {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
      super.init(element, in: view, widget: box)
    }

    override func update(_ changes: ElementChanges) {
      guard let pages = element.parent, let turned = element.traits?[TurnedPagesTrait.self] else { return }
      if marks.count != turned.count { makeMarks(turned.count, of: pages) }
      for (index, mark) in marks.enumerated() {
        gtk_button_set_label(mark.cast(), index == turned.shown ? "●" : "○")
        Accessible.name(mark, own("Page %1 of %2", "\(index + 1)", "\(turned.count)"))
      }
    }

    private func makeMarks(_ count: Int, of pages: Element) {
      for mark in marks { gtk_box_remove(widget.cast(), mark) }
      marks = (0..<count).map { index in
        let mark = gtk_button_new_with_label("○")!
        gtk_widget_add_css_class(mark, "flat")
        connect(mark.raw, "clicked") { [unowned self, unowned pages] _ in
          guard let turned = pages.turnedPages, index != turned.shown else { return }
          view.send(.step(index - turned.shown), to: pages)
        }
        gtk_box_append(widget.cast(), mark)
        return mark
      }
    }
  }
#endif
