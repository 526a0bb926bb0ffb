#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A field that grows with its lines: a `TextField` along the vertical axis.
  final class GrowingFieldPiece: Piece {
    private let box: PromptedArea
    private let row: EntryRow?
    override var focusWidget: Widget { box.area.text }
    override var fillsRow: Bool { row != nil }

    init(_ element: Element, in view: WindowView) {
      let isInRow = element.isInRow
      let box = PromptedArea(isInRow: isInRow)
      let inRow = view.host.desktop.growingRowMargins
      self.box = box
      row =
        element.isEntryRow
        ? EntryRow(box.surface, in: view.host.desktop, hasPencil: false) { text, isBelowTitle in
          box.show(prompt: text, top: isBelowTitle ? inRow.top : (inRow.vertical / 2).rounded())
        } : nil
      super.init(element, in: view, widget: row?.surface ?? box.surface)
      var margins = view.host.metrics.insets(of: .field)
      // The theme gives an entry its margins at the sides.
      (margins.leading, margins.trailing) = (0, isInRow ? margins.horizontal : 0)
      box.setMargins(row == nil ? margins : inRow)
      box.area.changed = { [unowned self] in enter(box.area.shown) }
    }

    isolated deinit {
      box.end()
      row?.end()
    }

    override func update(_ changes: ElementChanges) {
      guard case .field(let field) = element.content else { return }
      box.area.show(field, view.host.desktop.lettering)
      if let row {
        row.show(element.label ?? field.prompt, prompt: field.prompt, isFilled: !field.text.isEmpty)
      } else {
        box.show(prompt: field.prompt)
      }
      box.isEmpty = field.text.isEmpty
      soon { [weak self] in self?.box.area.settle() }
      updateCommon()
    }
  }

  /// A text area with a placeholder.
  @MainActor
  final class PromptedArea: SurfaceOwner {
    let area = TextArea()
    private(set) lazy var surface = Surface.make(self, cssName: isInRow ? "widget" : "entry")
    private let prompt = gtk_label_new(nil)!
    private let isInRow: Bool
    private var margins = EdgeInsets()
    private var promptTop: CGFloat = 0

    init(isInRow: Bool) {
      self.isInRow = isInRow
      super.init()
      area.standInBox()
      area.holdWhileAllFits()
      // The text itself already has this name.
      Accessible.role(prompt, GTK_ACCESSIBLE_ROLE_PRESENTATION)
      gtk_widget_add_css_class(prompt, "dim-label")
      gtk_widget_set_can_target(prompt, 0)
      gtk_label_set_wrap(prompt.opaque, 1)
      gtk_label_set_xalign(prompt.opaque, 0)
      gtk_label_set_yalign(prompt.opaque, 0)
      for part in [area.widget, prompt] { gtk_widget_set_parent(part, surface) }
      // A press around the text focuses it, too.
      let press = gtk_gesture_click_new()!
      connect(press.raw, "pressed") { [unowned self] _ in gtk_widget_grab_focus(area.text) }
      gtk_widget_add_controller(surface, press)
    }

    func end() {
      for part in [area.widget, prompt] { gtk_widget_unparent(part) }
      Surface.abandon(surface)
    }

    func setMargins(_ margins: EdgeInsets) {
      self.margins = margins
      promptTop = margins.top
      // Vertical margins do not scroll, because a title may be there.
      area.setMargins(EdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing))
    }

    func show(prompt text: String, top: CGFloat? = nil) {
      gtk_label_set_text(prompt.opaque, text)
      guard let top, top != promptTop else { return }
      promptTop = top
      gtk_widget_queue_allocate(surface)
    }

    var isEmpty = true {
      didSet { gtk_widget_set_visible(prompt, gboolean(isEmpty)) }
    }

    override func allocate(width: Int32, height: Int32) {
      gtk_widget_measure(area.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      var corner = graphene_point_t(x: 0, y: Float(margins.top))
      gtk_widget_allocate(
        area.widget, width, max(height - Int32(margins.vertical), 1), -1, gsk_transform_translate(nil, &corner))
      soon { [weak self] in self?.area.settle() }
      let room = max(width - Int32(margins.horizontal), 1)
      var needed: Int32 = 0
      gtk_widget_measure(prompt, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_measure(prompt, GTK_ORIENTATION_VERTICAL, room, nil, &needed, nil, nil)
      let isMirrored = gtk_widget_get_direction(surface) == GTK_TEXT_DIR_RTL
      let start = isMirrored ? margins.trailing : margins.leading
      var point = graphene_point_t(x: Float(start), y: Float(promptTop))
      gtk_widget_allocate(prompt, room, max(needed, 1), -1, gsk_transform_translate(nil, &point))
    }
  }
#endif
