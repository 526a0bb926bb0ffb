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
      let picker = element.pickerOfSpreadOptions ?? element.parent
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
      let others = element.optionsInside.map { $0.frame(in: element) }
      guard !element.isSegmented else { return segment(rect, of: others) }
      rect.origin.x = 0
      rect.size.width = element.frame.width
      if let next = others.map(\.minY).filter({ $0 >= rect.maxY }).min() { rect.size.height = next - rect.minY }
      return rect
    }

    /// Returns the part of a row for an option. All have the same width, or share the gaps if one needs more.
    private func segment(_ rect: CGRect, of frames: [CGRect]) -> CGRect {
      let frames = frames.sorted { $0.minX < $1.minX }
      guard let place = frames.firstIndex(where: { abs($0.minX - rect.minX) < 0.5 }), let last = frames.last else {
        return rect
      }
      let count = CGFloat(frames.count)
      let share = (last.maxX - frames[0].minX) / count
      let isEven = frames.allSatisfy { $0.width <= share }
      let extra = share - frames.reduce(0) { $0 + $1.width } / count
      func edge(_ place: Int) -> CGFloat {
        let width = isEven ? CGFloat(place) * share : frames[..<place].reduce(0) { $0 + $1.width + extra }
        return (frames[0].minX + width).rounded()
      }
      let start = edge(place)
      return CGRect(x: start, y: rect.minY, width: edge(place + 1) - start, height: rect.height)
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
      if pickerOfSpreadOptions === self { return true }
      return parent?.pickerLook.isRow ?? false
    }
  }
#endif
