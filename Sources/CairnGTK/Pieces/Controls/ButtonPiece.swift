#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// A pressable control: a button, a link, an option.
  final class ButtonPiece: Piece {
    private let container: ButtonContainer
    private var values: [String] = []
    /// The class for the color that the app asks for while a toggle is on.
    private var tintWhenOn: String?
    override var inside: Container? { container }

    init(_ element: Element, in view: WindowView) {
      let isChoice = element.isChoice
      let button = isChoice ? gtk_toggle_button_new()! : gtk_button_new()!
      container = ButtonContainer(element, in: view)
      super.init(element, in: view, widget: button)
      container.asksForRoom = element.isInBar && !element.isBelowBarLine
      if case .image(let image) = element.content, case .symbol(let symbol) = image.source {
        let image = makeOrnament()
        SymbolIcons.show(symbol, on: image, in: view)
        gtk_button_set_child(button.cast(), image)
        setClass("image-button")
      } else if case .text(let text) = element.content {
        gtk_button_set_label(button.cast(), text.string)
      } else {
        let surface = Surface.make(container)
        container.surface = surface
        gtk_button_set_child(button.cast(), surface)
        if case .menu? = element.control, element.standsFree {
          let arrow = makeOrnament(icon: "pan-down-symbolic")
          container.arrow = arrow
          gtk_widget_set_parent(arrow, surface)
        }
        if element.isInBar { setClass(element.showsOnlyPictures ? "image-button" : "text-button") }
        if element.isInBar, element.showsOnlyPictures, element.semantics?.hint == nil {
          Tooltip.offer(on: button) { [unowned self] in self.element.label }
        }
      }
      connect(button.raw, "clicked") { [unowned self] _ in
        self.view.activate(self.element)
        // The app decides how a press changes the button.
        if isChoice { soon { [weak self] in self?.showChoice() } }
      }
    }

    isolated deinit { if let surface = container.surface { Surface.abandon(surface) } }

    /// The buttons of an alert or dialog share its width. Links in it are as wide as its text.
    override func ownRect(in holder: Element) -> CGRect? {
      guard holder.isDialog else { return nil }
      if element.isAlertAction { return alertRect(in: holder) }
      guard
        element.parent === holder || element.parent?.parent === holder && element.parent?.role == .group
      else { return nil }
      var rect = element.frame(in: holder)
      let side = view.host.metrics.insets(of: holder.role).leading
      let wider = holder.panelFrame.width - holder.frame.width
      rect.origin.x = side - wider / 2
      rect.size.width = max(holder.panelFrame.width - 2 * side, rect.width)
      return rect
    }

    private func alertRect(in holder: Element) -> CGRect? {
      guard let row = element.parent else { return nil }
      let look = AlertLook.current
      let frame = element.frame
      let others = row.children.map(\.frame)
      let isRow = others.allSatisfy { abs($0.midY - frame.midY) < 1 }
      let width = holder.panelFrame.width - 2 * look.margin
      let start = (holder.frame.width - width) / 2
      let top = row.frame(in: holder).minY
      let bottom = holder.frame.height - look.margin
      setClass("cairn-parted", isRow && others.contains { $0.midX < frame.midX })
      if isRow {
        let place = CGFloat(others.count { $0.midX < frame.midX })
        let share = (width + look.gap) / CGFloat(others.count)
        return CGRect(x: start + share * place, y: top, width: share - look.gap, height: bottom - top)
      }
      let next = others.map(\.minY).filter { $0 > frame.minY }.min()
      let end = next.map { top + $0 - look.gap } ?? bottom
      return CGRect(x: start, y: top + frame.minY, width: width, height: end - top - frame.minY)
    }

    /// - Parameter isFilled: Whether the tint fills the button. Otherwise, it is the color of its label.
    private func showValues(tint: Paint?, isFilled: Bool, radius: CGFloat?) {
      let color = tint?.flat()
      let wanted = [
        color.map {
          isFilled
            ? ValueClasses.fillName(for: view.colours.fill($0)) : ValueClasses.className(for: view.colours.legible($0))
        },
        radius.map(ValueClasses.radiusName),
      ].compactMap { $0 }
      guard wanted != values else { return }
      for name in values where !wanted.contains(name) { setClass(name, false) }
      for name in wanted { setClass(name) }
      values = wanted
    }

    private func showSize(isBordered: Bool) {
      let isSmall = element.controlLook?.isSmall == true
      setClass("cairn-small", isSmall && isBordered)
      setClass("pill", element.controlLook?.isPill == true && isBordered)
    }

    override func update(_ changes: ElementChanges) {
      let look = element.buttonLook
      let isBordered = element.hasBorderInTheme
      // Links look like links unless another style is requested.
      let isLink: Bool
      if case .link? = element.control {
        isLink = element.standsFree && !isBordered && !look.isPlain
      } else {
        isLink = false
      }
      let isResponse = element.isAlertAction
      setClass(AlertLook.current.className, isResponse)
      let isFlat = isResponse && AlertLook.current.buttonsAreFlat
      let isInHeader = element.isInBar && !element.isBelowBarLine
      setClass("flat", isFlat || !isBordered && !isInHeader)
      setClass("cairn-accent", isLink)
      setClass("cairn-bare", !element.isButtonOfTheme)
      showChoice()
      (holder as? SegmentsContainer)?.settleStop()
      let isDefault = element.traits?[ShortcutTrait.self] == .defaultAction
      let isProminent =
        look.isProminent || element.confirmsPage || isResponse && isDefault
        || look == .automatic && element.isOnlyActionOfEmptyState
      showSize(isBordered: isBordered)
      let shape = isBordered ? element.controlLook?.border : nil
      setClass("circular", shape == .circle)
      setClass("cairn-capsule", shape == .capsule && element.controlLook?.isPill != true)
      let isDestructive = element.hasTrait(.destructive)
      setClass("cairn-destructive", isFlat && isDestructive)
      setClass("cairn-suggested", isFlat && isProminent && !isDestructive)
      setClass("suggested-action", isProminent && !isDestructive && !isFlat)
      setClass("destructive-action", isDestructive && element.standsFree && !isFlat)
      var radius: CGFloat?
      if case .roundedRectangle(let own)? = shape { radius = own }
      let takesTint = !isDestructive && !isResponse && !look.isPlain
      let tint = takesTint ? element.controlLook?.tint : nil
      if case .toggle(let isOn) = element.content {
        replaceClass(&tintWhenOn, by: tint.map { ValueClasses.checkedName(for: view.colours.fill($0.flat())) })
        showValues(tint: isOn ? nil : tint, isFilled: false, radius: radius)
      } else {
        showValues(tint: tint, isFilled: isProminent, radius: radius)
      }
      updateCommon()
    }
  }

  extension ButtonPiece {
    fileprivate func showChoice() {
      guard element.isChoice else { return }
      var isOn = element.hasTrait(.selected)
      if case .toggle(let value) = element.content { isOn = value }
      if (gtk_toggle_button_get_active(widget.cast()) != 0) != isOn {
        gtk_toggle_button_set_active(widget.cast(), gboolean(isOn))
      }
    }
  }

  /// The content of a button, centered in the theme's space for it.
  final class ButtonContainer: Container {
    /// The mark of a button that opens something.
    var arrow: Widget?

    override func refresh() { if surface != nil { super.refresh() } }

    /// The theme adds the room around the label, which may be part of the element.
    override func measure(along orientation: GtkOrientation) -> (least: Int32, natural: Int32) {
      // Bottom bars place their buttons themselves. An item moves between the bars with the width of the window.
      let room = element.isInBottomBar ? 0 : super.measure(along: orientation).natural
      guard room > 0, element.hasRoomAroundLabel else { return (room, room) }
      let insets = view.host.metrics.insets(ofButton: element.controlLook)
      let label = max(room - Int32(orientation == GTK_ORIENTATION_HORIZONTAL ? insets.horizontal : insets.vertical), 0)
      return (label, label)
    }

    override func allocate(width: Int32, height: Int32) {
      let frame = element.frame
      let shift = CGSize(
        width: ((CGFloat(width) - frame.width) / 2).rounded(),
        height: ((CGFloat(height) - frame.height) / 2).rounded())
      for piece in shown { allocate(piece, shiftedBy: shift) }
      allocateLeaving(shiftedBy: shift)
      guard let arrow else { return }
      gtk_widget_measure(arrow, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      let side = Int32(view.host.desktop.symbolSize)
      var point = graphene_point_t(x: Float(max(width - side, 0)), y: Float((height - side) / 2))
      gtk_widget_allocate(arrow, side, side, -1, gsk_transform_translate(nil, &point))
    }
  }

  extension _Looks.Button {
    /// Whether a button looks like its label alone.
    fileprivate var isPlain: Bool {
      switch self {
      case .plain, .custom: true
      case .automatic, .borderless, .bordered, .borderedProminent, .link, .glass, .glassProminent, .card, .accessoryBar,
        .accessoryBarAction:
        false
      }
    }
  }

  extension ControlLook {
    /// Whether a button has libadwaita's style class "pill".
    var isPill: Bool {
      switch border {
      case .capsule: size == .large || size == .extraLarge
      case .automatic: size == .extraLarge
      case .circle, .roundedRectangle: false
      }
    }

    var isSmall: Bool { size == .mini || size == .small }

    /// The additional padding of a large button, negative for a small one. The theme has a padding for pills.
    var paddingOfSize: EdgeInsets {
      let (along, across): (CGFloat, CGFloat) = isSmall ? (-5, -7) : size == .large && !isPill ? (4, 6) : (0, 0)
      return EdgeInsets(top: along, leading: across, bottom: along, trailing: across)
    }
  }

  extension Element {
    /// Whether it is one of the buttons at the lower edge of an alert.
    var isAlertAction: Bool { parent?.layoutKind === ElementLayout.dialogActions }

    /// Whether it is in the part of a bar below its line.
    var isBelowBarLine: Bool { barPlace == .below }

    /// Whether its label consists only of pictures.
    var showsOnlyPictures: Bool { !showsText }

    private var showsText: Bool {
      if isUnseen || popsUp { return false }
      if case .text = content { return true }
      return children.contains(where: \.showsText)
    }
  }
#endif
