#if GTK
  import CGTK
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// The app's pictures, decoded once and cached while there is room.
  @MainActor
  enum Pictures {
    struct Loaded {
      /// The GTK texture. The cache owns it; other holders must retain it.
      let texture: OpaquePointer
      /// The size in points. Pictures for denser screens have more pixels.
      let size: CGSize
    }

    /// The maximum size. Larger pictures would take too much memory.
    private static let mostPixels: CGFloat = 64e6

    private static let cache = PictureCache<Loaded>(
      kinds: ["png", "jpg", "jpeg", "svg", "gif", "webp", "bmp", "tiff"], room: 64 << 20,
      size: { Int(gdk_texture_get_width($0.texture) * gdk_texture_get_height($0.texture)) * 4 },
      forget: { g_object_unref($0.texture.raw) }, decode: decode)

    /// Returns the picture if it can be decoded.
    static func loaded(_ image: ImageContent) -> Loaded? { cache.picture(image) }

    private static func decode(_ data: Data, scale: CGFloat) -> Loaded? {
      let header = PictureHeader(data)
      if let header, header.size.width * header.size.height > mostPixels { return nil }
      guard !data.isEmpty else { return nil }
      let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      let photo = header?.kind == .jpeg ? upright(bytes) : nil
      guard let texture = photo ?? gdk_texture_new_from_bytes(bytes, nil) else { return nil }
      let size = CGSize(
        width: CGFloat(gdk_texture_get_width(texture)) / scale,
        height: CGFloat(gdk_texture_get_height(texture)) / scale)
      return Loaded(texture: texture, size: size)
    }

    /// Decodes a photo and turns it as its camera was held, which textures do not.
    private static func upright(_ bytes: OpaquePointer?) -> OpaquePointer? {
      let stream = g_memory_input_stream_new_from_bytes(bytes)!
      defer { g_object_unref(stream) }
      guard let stored = gdk_pixbuf_new_from_stream(stream, nil, nil) else { return nil }
      defer { g_object_unref(stored.raw) }
      guard let turned = gdk_pixbuf_apply_embedded_orientation(stored) else { return nil }
      defer { g_object_unref(turned.raw) }
      return gdk_texture_new_for_pixbuf(turned)
    }

    // MARK: Sizes

    /// - Parameter textScale: The user's text scale, which symbols in the size of a text follow.
    static func size(of image: ImageContent, textScale: CGFloat) -> CGSize {
      if case .symbol = image.source { return symbolSize(of: image, textScale) }
      if case .drawing(_, let size) = image.source { return size }
      return loaded(image)?.size ?? CGSize(width: 24, height: 24)
    }

    private static func symbolSize(of image: ImageContent, _ textScale: CGFloat) -> CGSize {
      var size = 16 * textScale
      if let font = image.font?.resolved() {
        let isTextStyle = font.style != nil && font.name == nil
        size = (font.pointSize / 17 * 16 * (isTextStyle ? textScale : 1)).rounded()
      }
      switch image.scale {
      case .small: size *= 0.75
      case .medium: break
      case .large: size *= 1.5
      case .emblem: size = 128
      }
      size = min(max(size.rounded(), 8), 512)
      return CGSize(width: size, height: size)
    }
  }
#endif
