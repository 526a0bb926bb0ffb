#if GTK
  import CGTK
  import CairnHosting
  import CairnCore
  import CairnScreen
  import CairnValues
  import CoreTransferable
  import Foundation

  /// A drag within the app.
  @MainActor
  final class Dragging {
    /// The app's dragged value, or `nil` if a row is only moved in its list.
    let payload: Any?
    let row: Element?
    /// The target under the pointer that accepts the drop.
    fileprivate var target: Element?

    init(payload: Any?, row: Element?) {
      self.payload = payload
      self.row = row
    }

    static var current: Dragging?
  }

  // A single drag source and drop target serve the whole window. The elements at the pointer decide whether they can be
  // dragged or accept a drop.
  extension WindowView {
    func listenForDrags(on widget: Widget) {
      let actions = GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
      let source = gtk_drag_source_new()!
      gtk_drag_source_set_actions(source, actions)
      connect(source.raw, "prepare") { [unowned self] arguments in
        arguments.answer(
          object: prepareDrag(source, at: CGPoint(x: arguments.double(0), y: arguments.double(1))))
      }
      connect(source.raw, "drag-end") { _ in Dragging.current = nil }
      gtk_widget_add_controller(widget, source)
      let target = gtk_drop_target_new(ValueType.none, actions)!
      var types = [ValueType.int, gdk_file_list_get_type(), ValueType.string]
      gtk_drop_target_set_gtypes(target, &types, gsize(types.count))
      connect(target.raw, "enter") { [unowned self] in answerDrag($0) }
      connect(target.raw, "motion") { [unowned self] in answerDrag($0) }
      connect(target.raw, "leave") { [unowned self] _ in endHover() }
      connect(target.raw, "drop") { [unowned self] arguments in
        let place = CGPoint(x: arguments.double(1), y: arguments.double(2))
        arguments.answer(drop(arguments.value(0), at: place))
      }
      gtk_widget_add_controller(widget, target)
    }

    // MARK: Dragging

    /// Returns the content of a drag, or `nil` if the element there cannot be dragged.
    private func prepareDrag(_ source: OpaquePointer, at place: CGPoint) -> UnsafeMutableRawPointer? {
      guard let session = host.session, let element = element(at: place) else { return nil }
      var step: Element? = element
      var row: Element?
      while let one = step {
        if one.isDraggable { break }
        if one.events.contains(.move) { row = one }
        step = one.parent
      }
      // A finger scrolls the list, and moves a row only by its handle.
      if gtk_gesture_get_last_updated_sequence(source) != nil { row = nil }
      let payload = step == nil ? nil : session.payload(draggedFrom: element)
      guard payload != nil || row != nil else { return nil }
      Dragging.current = Dragging(payload: payload, row: row)
      showDragged(row ?? step ?? element, by: source, from: place)
      return provider(of: payload)
    }

    /// Shows the dragged element under the pointer.
    private func showDragged(_ element: Element, by source: OpaquePointer, from place: CGPoint) {
      var shown: Element? = element
      while let one = shown, knownPiece(of: one) == nil { shown = one.children.first ?? nil }
      guard let shown, let piece = knownPiece(of: shown), let bounds = bounds(of: shown),
        let paintable = gtk_widget_paintable_new(piece.widget)
      else { return }
      gtk_drag_source_set_icon(
        source, paintable, Int32(place.x - bounds.minX), Int32(place.y - bounds.minY))
      g_object_unref(paintable.raw)
    }

    /// Returns the content for other apps. They receive texts and links; other values stay in this app, represented by
    /// a number.
    private func provider(of payload: Any?) -> UnsafeMutableRawPointer? {
      var own = GValue()
      g_value_init(&own, ValueType.int)
      defer { g_value_unset(&own) }
      var providers = [gdk_content_provider_new_for_value(&own)]
      var text: String?
      switch payload.flatMap({ host.session?.sharedContent(of: $0) }) {
      case .text(let shared): text = shared
      case .url(let url): text = url.absoluteString
      case .data, nil: break
      }
      if let text {
        var value = GValue.string(text)
        providers.append(gdk_content_provider_new_for_value(&value))
        g_value_unset(&value)
      }
      return gdk_content_provider_new_union(&providers, gsize(providers.count)).map { $0.raw }
    }

    // MARK: Dropping

    private func answerDrag(_ arguments: SignalArguments) {
      let place = CGPoint(x: arguments.double(0), y: arguments.double(1))
      guard let dragging = Dragging.current else {
        // The value is only known when it is dropped.
        let isTaken = element(at: place).map { canTakeFromOutside($0) } ?? false
        return arguments.answer(flags: isTaken ? GDK_ACTION_COPY.rawValue : 0)
      }
      if let row = dragging.row, let slot = slot(for: row, at: place) {
        showSlot(slot)
        return arguments.answer(flags: GDK_ACTION_MOVE.rawValue)
      }
      hideSlot()
      let target = element(at: place).flatMap { element in
        dragging.payload.flatMap { host.session?.target(for: $0, at: element) }
      }
      hover(over: target, dragging)
      arguments.answer(flags: target == nil ? 0 : GDK_ACTION_COPY.rawValue)
    }

    private func hover(over target: Element?, _ dragging: Dragging) {
      guard target !== dragging.target, let payload = dragging.payload, let session = host.session
      else { return }
      if let old = dragging.target, !old.isGone { session.hover(payload, over: old, false) }
      if let target { session.hover(payload, over: target, true) }
      dragging.target = target
    }

    private func endHover() {
      hideSlot()
      if let dragging = Dragging.current { hover(over: nil, dragging) }
    }

    private func canTakeFromOutside(_ element: Element) -> Bool {
      var step: Element? = element
      while let one = step {
        if one.takesDrops { return true }
        step = one.parent
      }
      return false
    }

    private func drop(_ value: UnsafePointer<GValue>?, at place: CGPoint) -> Bool {
      guard let session = host.session, let element = element(at: place) else { return false }
      defer { endHover() }
      if let dragging = Dragging.current {
        if let row = dragging.row, let slot = slot(for: row, at: place) {
          return send(slot.move, to: row)
        }
        return dragging.payload.map { drop($0, on: element, at: place, session) } ?? false
      }
      // Multiple items are dropped in order.
      return dropped(value).map { drop($0, on: element, at: place, session) }.contains(true)
    }

    private func drop(_ payload: Any, on element: Element, at place: CGPoint, _ session: Session)
      -> Bool
    {
      guard let target = session.target(for: payload, at: element) else { return false }
      return session.drop(payload, on: target, at: position(place, in: target))
    }

    /// Returns the items dropped from another app.
    private func dropped(_ value: UnsafePointer<GValue>?) -> [Any] {
      guard let value else { return [] }
      if value.pointee.g_type == ValueType.string {
        guard let characters = g_value_get_string(value) else { return [] }
        let text = String(cString: characters)
        if let url = URL(string: text), url.scheme != nil, url.host != nil { return [url] }
        return [text]
      }
      guard value.pointee.g_type == gdk_file_list_get_type(), let boxed = g_value_get_boxed(value)
      else { return [] }
      let list = gdk_file_list_get_files(OpaquePointer(boxed))
      defer { g_slist_free(list) }
      var urls: [Any] = []
      var step = list
      while let one = step {
        if let data = one.pointee.data, let uri = g_file_get_uri(OpaquePointer(data)) {
          if let url = URL(string: String(cString: uri)) { urls.append(url) }
          g_free(uri)
        }
        step = one.pointee.next
      }
      return urls
    }

    // MARK: Reordering rows

    struct Slot {
      let move: ElementEvent
      /// The position of the indicator line, and its widget.
      let y: CGFloat
      let list: Piece
    }

    /// Returns the position that a row would move to in its list: that of the row under the pointer.
    func slot(for row: Element, at place: CGPoint) -> Slot? {
      guard let list = row.listAround, let piece = knownPiece(of: list),
        let container = piece.inside
      else { return nil }
      guard let local = place.moved(from: content, to: container.surface),
        local.x >= 0, local.x <= list.frame.width, local.y >= 0, local.y <= list.frame.height
      else { return nil }
      let rows = row.movableRows
      guard let target = rows.first(where: { local.y < $0.frame(in: list).maxY }) ?? rows.last,
        let move = row.move(to: target)
      else { return nil }
      let frame = target.frame(in: list)
      let isAbove = frame.minY < row.frame(in: list).minY
      return Slot(move: move, y: isAbove ? frame.minY : frame.maxY, list: piece)
    }

    func showSlot(_ slot: Slot) {
      guard let container = slot.list.inside as? ScrollContainer else { return }
      if slotContainer !== container { hideSlot() }
      slotContainer = container
      container.slotLine = slot.y
    }

    func hideSlot() {
      slotContainer?.slotLine = nil
      slotContainer = nil
    }
  }
#endif
