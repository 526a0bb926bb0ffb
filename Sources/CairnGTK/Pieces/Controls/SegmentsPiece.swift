#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The options of a picker that shows all of them: buttons in a common frame, in a row or a column.
  final class SegmentsPiece: RoomPiece {
    init(_ element: Element, in view: WindowView) {
      super.init(
        element, in: view, container: SegmentsContainer(element, in: view), cssName: "box",
        role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
      setClass("linked")
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { [unowned self] arguments in
        let isMirrored = element.layoutDirection == .rightToLeft
        switch Int32(bitPattern: arguments.unsigned(0)) {
        case GDK_KEY_Down: arguments.answer(walk(1))
        case GDK_KEY_Up: arguments.answer(walk(-1))
        case GDK_KEY_Right: arguments.answer(walk(isMirrored ? -1 : 1))
        case GDK_KEY_Left: arguments.answer(walk(isMirrored ? 1 : -1))
        default: arguments.answer(false)
        }
      }
      gtk_widget_add_controller(widget, keys)
    }

    /// Chooses the option before or after the one with the focus. All options together are one stop of Tab.
    private func walk(_ step: Int) -> Bool {
      let options = container.shown
      guard let index = options.firstIndex(where: { gtk_widget_has_focus($0.widget) != 0 }) else { return false }
      // The first and the last option are ends.
      guard options.indices.contains(index + step) else { return true }
      let next = options[index + step]
      gtk_widget_set_focusable(next.widget, 1)
      gtk_widget_grab_focus(next.widget)
      view.activate(next.element)
      soon { [weak self] in (self?.container as? SegmentsContainer)?.settleStop() }
      return true
    }

    override func update(_ changes: ElementChanges) {
      setClass("vertical", !element.isSegmented)
      let picker = element.role == .picker ? element : element.parent
      let words = picker?.children.filter { $0 !== element && $0.role != .option }.flatMap { $0.allTexts } ?? []
      if let name = picker?.semantics?.label ?? (words.isEmpty ? picker?.nameOrHeading : words.joined(separator: ", "))
      {
        Accessible.name(widget, name)
      }
    }
  }

  final class SegmentsContainer: Container {
    override func refresh() {
      super.refresh()
      settleStop()
    }

    /// Lets Tab stop at the chosen option only, or at the first if none is chosen.
    func settleStop() {
      let options = shown.filter { $0.element.role == .option }
      let stop = options.first { $0.element.hasTrait(.selected) } ?? options.first
      for option in options where gtk_widget_has_focus(option.widget) == 0 {
        gtk_widget_set_focusable(option.widget, gboolean(option === stop))
      }
    }

    /// Extends options over the gaps that layout leaves between them.
    override func rect(for piece: Piece) -> CGRect {
      var rect = super.rect(for: piece)
      let isRow = self.element.isSegmented
      if !isRow {
        rect.origin.x = 0
        rect.size.width = element.frame.width
      }
      for other in element.optionsInside where other !== piece.element {
        let next = other.frame(in: element)
        if isRow, next.minX >= rect.maxX {
          rect.size.width = min(rect.width + 12, next.minX - rect.minX)
          break
        }
        if !isRow, next.minY >= rect.maxY {
          rect.size.height = next.minY - rect.minY
          break
        }
      }
      return rect
    }
  }

  extension Element {
    /// The element's own text and those inside.
    fileprivate var allTexts: [String] {
      var texts: [String] = []
      appendTexts(to: &texts)
      return texts
    }

    var isSegmented: Bool {
      if role == .picker { return true }
      return parent?.pickerLook.isRow ?? false
    }

    /// Whether the element contains the options of a picker that shows all of them. It may be the picker itself.
    var holdsSpreadOptions: Bool {
      if role == .picker { return !children.isEmpty && children.allSatisfy { $0.role == .option } }
      guard role == .group, let picker = parent, picker.role == .picker else { return false }
      return picker.spreadsOptions && picker.children.last === self && !children.isEmpty
    }
  }
#endif
