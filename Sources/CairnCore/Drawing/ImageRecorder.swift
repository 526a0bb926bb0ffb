import CairnScreen
import CairnValues
import Foundation

nonisolated extension Image {
  /// Creates an image of a given size that the app draws.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 40, height: 40)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.green))
  /// }
  /// ```
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let drawing = ImageRecorder(size: size, isOpaque: opaque, draw: renderer)
    self.init(.drawing(DrawnImage { drawing.source(in: $0) }))
    self.label = label
    isDecorative = label == nil
  }
}

/// Records what an app draws in an image.
nonisolated private struct ImageRecorder: @unchecked Sendable {
  // Sendable: it is immutable, and only the main thread draws.
  private let size: CGSize
  private let isOpaque: Bool
  private let draw: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, draw: @escaping (inout GraphicsContext) -> Void) {
    self.size = CGSize(width: Self.length(size.width), height: Self.length(size.height))
    self.isOpaque = isOpaque
    self.draw = draw
  }

  /// Limits a length, because an app may pass any number.
  private static func length(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 10_000) : 0 }

  func source(in environment: EnvironmentValues) -> ImageContent.Source {
    let recording = DrawingRecording()
    // Outside windows nothing is visible.
    if Runtime.shared.isMain, let desk = MainActor.assumeIsolated({ DrawingDesk(in: environment) }) {
      var context = GraphicsContext(at: desk, on: recording)
      draw(&context)
    }
    return .drawing(DrawingContent(marks: recording.marks, isOpaque: isOpaque), size: size)
  }
}
