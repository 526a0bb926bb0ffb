#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// A symbol.
  final class SymbolPiece: Piece {
    private var ink: String?
    private let isOrnament: Bool

    init(_ element: Element, in view: WindowView) {
      isOrnament = element.nameOfSymbol == nil
      super.init(element, in: view, widget: isOrnament ? makeOrnament() : gtk_image_new())
    }

    override func update(_ changes: ElementChanges) {
      guard case .image(let image) = element.content, case .symbol(let symbol) = image.source,
        isOrnament == (element.nameOfSymbol == nil)
      else { return view.remake(self) }
      if image.linkMark == .outside {
        gtk_image_set_from_icon_name(widget.opaque, "adw-external-link-symbolic")
      } else {
        SymbolIcons.show(symbol, on: widget, in: view)
      }
      gtk_image_set_pixel_size(widget.opaque, Int32(view.host.desktop.size(of: image).height))
      placed(rect.size)
      setClass("dim-label", image.linkMark != nil)
      let wanted = image.paints.first.flatMap { Self.color(of: $0) }.map {
        ValueClasses.className(for: view.colours.ink($0))
      }
      replaceClass(&ink, by: wanted)
      if let name = element.nameOfSymbol { Accessible.name(widget, name) }
    }

    /// Sizes a resizable symbol to its frame.
    override func placed(_ size: CGSize) {
      guard case .image(let image) = element.content, image.resizing != .fixed else { return }
      let side = min(size.width, size.height)
      if side >= 1 { gtk_image_set_pixel_size(widget.opaque, Int32(min(side, 1_024))) }
    }

    /// Returns the color of a paint, or `nil` for one that follows the theme.
    private static func color(of paint: Paint) -> Color? {
      switch paint {
      case .color(.primary), .foreground: nil
      case .color, .tint, .link, .faded, .level, .gradient: paint.flat()
      default: nil
      }
    }
  }

  extension Element {
    /// The meaning of a symbol in words, if the app gives one. Other symbols are ornaments, because their system names
    /// mean nothing to users.
    fileprivate var nameOfSymbol: String? {
      guard case .image(let image) = content, !image.isDecorative else { return nil }
      return semantics?.label ?? image.label
    }
  }

  /// One of the app's pictures, or a placeholder for a missing or broken one.
  final class PicturePiece: Piece {
    init(_ element: Element, in view: WindowView) {
      let picture = gtk_picture_new()!
      super.init(element, in: view, widget: picture)
      gtk_picture_set_can_shrink(picture.opaque, 1)
      gtk_picture_set_content_fit(picture.opaque, GTK_CONTENT_FIT_FILL)
    }

    override func update(_ changes: ElementChanges) {
      guard case .image(let image) = element.content else { return }
      if case .symbol = image.source { return view.remake(self) }
      show(image)
      if !image.isDecorative {
        gtk_picture_set_alternative_text(
          widget.opaque, element.semantics?.label ?? image.spokenName ?? "")
      }
      if let hint = element.semantics?.hint, !hint.isEmpty {
        Tooltip.describe(widget, hint)
      }
    }

    override func placed(_ size: CGSize) {
      // Other pictures look the same at every size.
      if case .image(let image) = element.content,
        image.resizing == .tile || Pictures.loaded(image) == nil
      {
        show(image)
      }
    }

    private func show(_ image: ImageContent) {
      if case .drawing(let drawing, let size) = image.source { return show(drawing, size) }
      guard let picture = Pictures.loaded(image) else { return showMissing() }
      let isPlain =
        image.rendering != .template && image.resizing != .tile && image.capInsets == EdgeInsets()
      if isPlain {
        gtk_picture_set_paintable(widget.opaque, picture.texture)
        return
      }
      let size = image.resizing == .fixed || rect.isEmpty ? picture.size : rect.size
      let brush = Brush(snapshot: gtk_snapshot_new(), colours: view.colours)
      brush.draw(image, in: CGRect(origin: .zero, size: size))
      show(brush, of: size)
    }

    /// Shows an app's own drawing.
    private func show(_ drawing: DrawingContent, _ size: CGSize) {
      let sheet = CGRect(origin: .zero, size: rect.isEmpty ? size : rect.size)
      let brush = Brush(snapshot: gtk_snapshot_new(), colours: view.colours)
      if drawing.isOpaque { brush.spread(.background, over: sheet) }
      var clip = sheet.graphene
      gtk_snapshot_push_clip(brush.snapshot, &clip)
      MarkPlayer(bounds: sheet, words: (view.host.desktop.lettering, widget))
        .play(drawing.marks(from: size, in: sheet), with: brush)
      gtk_snapshot_pop(brush.snapshot)
      show(brush, of: sheet.size)
    }

    private func show(_ brush: Brush, of size: CGSize) {
      var extent = graphene_size_t(width: Float(size.width), height: Float(size.height))
      let paintable = gtk_snapshot_free_to_paintable(brush.snapshot, &extent)
      gtk_picture_set_paintable(widget.opaque, paintable)
      if let paintable { g_object_unref(paintable.raw) }
    }

    /// Shows the theme's icon for a missing picture, centered.
    private func showMissing() {
      guard rect.width >= 1, rect.height >= 1 else { return }
      let side = min(rect.width, rect.height, 48)
      let brush = Brush(snapshot: gtk_snapshot_new(), colours: view.colours)
      let place = CGRect(
        x: (rect.width - side) / 2, y: (rect.height - side) / 2, width: side, height: side)
      brush.drawIcon("image-missing", in: place, scale: gtk_widget_get_scale_factor(widget))
      show(brush, of: rect.size)
    }
  }
#endif
