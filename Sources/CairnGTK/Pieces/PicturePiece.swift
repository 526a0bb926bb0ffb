#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A symbol, from the icon theme.
  final class PicturePiece: Piece {
    private var ink: String?

    init(_ element: Element, in view: WindowView) {
      super.init(element, in: view, widget: gtk_image_new())
    }

    override func update(_ changes: ElementChanges) {
      guard case .image(let image) = element.content else { return }
      gtk_image_set_from_icon_name(widget.opaque, Pictures.iconName(of: image))
      gtk_image_set_pixel_size(widget.opaque, Int32(Pictures.size(of: image).height))
      setClass("dim-label", image.isDecorative && image.name == "chevron.forward")
      let wanted = image.paints.first.flatMap { Self.color(of: $0) }.map { Inks.className(for: view.colours.rgba($0)) }
      if wanted != ink {
        if let ink { setClass(ink, false) }
        if let wanted { setClass(wanted) }
        ink = wanted
      }
      if let name = image.spokenName { Accessible.name(widget, element.semantics?.label ?? name) }
    }
  }

  extension PicturePiece {
    /// The colour of a paint; nil for those that follow the theme.
    private static func color(of paint: Paint) -> Color? {
      switch paint {
      case .color(.primary), .foreground: nil
      case .color, .tint, .link, .faded, .level, .gradient: paint.flat()
      default: nil
      }
    }
  }

  enum Pictures {
    static func size(of image: ImageContent) -> CGSize {
      var size: CGFloat = 16
      if let font = image.font?.resolved() {
        size = (font.pointSize / 17 * 16).rounded()
      }
      switch image.scale {
      case .small: size *= 0.75
      case .medium: break
      case .large: size *= 1.5
      }
      size = min(max(size.rounded(), 8), 512)
      return CGSize(width: size, height: size)
    }

    static func iconName(of image: ImageContent) -> String {
      guard case .symbol(let name) = image.source else { return "image-x-generic-symbolic" }
      return SymbolIcons.name(for: name)
    }
  }
#endif
