#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A color picker: a button that opens GTK's color dialog.
  final class ColorPiece: LabelledPiece {
    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, control: gtk_color_button_new()!)
      Accessible.unname(partsOf: control)
      connect(control.raw, "color-set") { [unowned self] _ in chosen() }
    }

    private var choice: ColorChoice? { element.traits?[ColorChoiceTrait.self] }

    private func chosen() {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(control.opaque, &color)
      let parts =
        [color.red, color.green, color.blue]
        + (choice?.supportsOpacity == true ? [color.alpha] : [])
      let digits = parts.map { part in
        let number = Int((min(max(part, 0), 1) * 255).rounded())
        return (number < 16 ? "0" : "") + String(number, radix: 16)
      }
      view.send(.edit(digits.joined()), to: element)
      soon { [weak self] in self?.update(.content) }
    }

    override func update(_ changes: ElementChanges) {
      super.update(changes)
      guard let choice else { return }
      var color = view.colours.rgba(choice.color)
      gtk_color_chooser_set_use_alpha(control.opaque, gboolean(choice.supportsOpacity))
      gtk_color_chooser_set_rgba(control.opaque, &color)
      if let label = element.label {
        gtk_color_button_set_title(control.opaque, label)
      }
    }
  }
#endif
