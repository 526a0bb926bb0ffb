#if GTK
  import CairnCore

  /// Lets `ImageRenderer` draw.
  @MainActor
  enum PixelRendering {
    static func offer() {
      PixelRenderer.render = { content, proposal, scale, isOpaque in
        try? PictureStudio.open().image(of: content, proposal, scale: scale, isOpaque: isOpaque)
      }
    }
  }
#endif
