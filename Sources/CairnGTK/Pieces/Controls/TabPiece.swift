#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A tab, which looks like those of libadwaita's view switcher: its icon is beside its name in a header bar, and
  /// above it in a bar at the bottom.
  final class TabPiece: Piece {
    private let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
    private let overlay = gtk_overlay_new()!
    private let icon = makeOrnament()
    private let label = gtk_label_new(nil)!
    private let badge = gtk_label_new(nil)!
    /// The class for the color that the app asks for.
    private var tint: String?

    init(_ element: Element, in view: WindowView) {
      let button = gtk_toggle_button_new()!
      super.init(element, in: view, widget: button)
      setClass("flat")
      setClass("cairn-tab")
      gtk_overlay_set_child(overlay.opaque, icon)
      gtk_widget_add_css_class(badge, "cairn-badge")
      gtk_widget_set_halign(badge, GTK_ALIGN_END)
      gtk_widget_set_valign(badge, GTK_ALIGN_START)
      gtk_overlay_add_overlay(overlay.opaque, badge)
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_widget_set_halign(box, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
      gtk_widget_set_halign(overlay, GTK_ALIGN_CENTER)
      for part in [overlay, label] { gtk_box_append(box.cast(), part) }
      gtk_button_set_child(button.cast(), box)
      // The button's name already includes the content.
      Accessible.state(box, GTK_ACCESSIBLE_STATE_HIDDEN, true)
      connect(button.raw, "clicked") { [unowned self] _ in
        self.view.activate(self.element)
        soon { [weak self] in self?.showChoice() }
      }
    }

    /// Whether it is in a bar at the bottom, whose width is shared by all tabs.
    private var isAtBottom: Bool {
      guard let bar = element.parent, bar.holdsTabs else { return false }
      return bar.parent?.children.first !== bar
    }

    override func ownRect(in holder: Element) -> CGRect? {
      settleStacking()
      guard isAtBottom, holder === element.parent, !holder.children.isEmpty else { return nil }
      let place = CGFloat(holder.children.count { $0.frame.midX < element.frame.midX })
      let share = holder.frame.width / CGFloat(holder.children.count)
      return CGRect(x: share * place, y: 0, width: share, height: holder.frame.height)
    }

    private var isStacked: Bool?

    /// Stacks the icon and the name at the bottom. The bar may move while its tabs stay the same.
    func settleStacking() {
      let isStacked = isAtBottom
      guard isStacked != self.isStacked else { return }
      self.isStacked = isStacked
      setClass("narrow", isStacked)
      gtk_orientable_set_orientation(
        box.opaque, isStacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
      gtk_box_set_spacing(box.cast(), isStacked ? 4 : 6)
    }

    private func showChoice() {
      let isOn = element.hasTrait(.selected)
      if (gtk_toggle_button_get_active(widget.cast()) != 0) != isOn {
        gtk_toggle_button_set_active(widget.cast(), gboolean(isOn))
      }
    }

    override func update(_ changes: ElementChanges) {
      let symbol = element.firstInside { if case .image = $0.content { true } else { false } }?.content
      var isSymbol = false
      if case .image(let image)? = symbol, case .symbol(let name) = image.source {
        isSymbol = true
        SymbolIcons.show(name, on: icon, in: view)
      }
      gtk_widget_set_visible(overlay, gboolean(isSymbol))
      gtk_label_set_text(label.opaque, element.textsInside.joined(separator: " "))
      let count = element.semantics?.value ?? ""
      gtk_label_set_text(badge.opaque, count)
      gtk_widget_set_visible(badge, gboolean(!count.isEmpty))
      if !count.isEmpty { Accessible.describe(widget, count) }
      let wanted = element.controlLook?.tint.map { ValueClasses.chosenName(for: view.colours.legible($0.flat())) }
      replaceClass(&tint, by: wanted)
      settleStacking()
      showChoice()
      updateCommon()
    }
  }
#endif
