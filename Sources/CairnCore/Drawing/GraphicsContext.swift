import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The drawing context of a canvas. Copies draw on the same canvas, with their own state and coordinates.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
public struct GraphicsContext {
  /// The opacity of subsequent drawings.
  public var opacity = 1.0
  /// The blend mode of subsequent drawings.
  public var blendMode = BlendMode.normal
  /// The transform from drawing coordinates to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public var environment: EnvironmentValues { desk.environment }

  let desk: DrawingDesk
  private let recording: DrawingRecording
  private var clips: [DrawingMark.Clip] = []
  private var clipBounds: CGRect?
  private var filters: [DrawingFilter] = []

  init(at desk: DrawingDesk, on recording: DrawingRecording) {
    self.desk = desk
    self.recording = recording
  }

  // MARK: Coordinates

  /// Scales subsequent drawings.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Translates subsequent drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates subsequent drawings around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Prepends a transform to the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clipping

  /// Options for clipping.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates the set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips the inside instead of the outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// A rectangle around the area not clipped, in the context's coordinates; infinite without clips.
  public var clipBoundingRect: CGRect {
    guard let clipBounds else { return .infinite }
    return clipBounds.applying(transform.inverted())
  }

  /// Clips subsequent drawings to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    clips.append(.path(path, style, isInverse: options.contains(.inverse)))
    guard !options.contains(.inverse) else { return }
    clipBounds = clipBounds.map { $0.intersection(path.boundingRect) } ?? path.boundingRect
  }

  /// Clips subsequent drawings to the opaque parts of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let marks = try layer(content)
    clips.append(.layer(marks, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Filters

  /// Adds a filter to subsequent drawings.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.value)
  }

  // MARK: Drawing

  /// Draws a layer, which is composited as a unit.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try layer(content)))
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading.paint(in: environment), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, shading.paint(in: environment), style))
  }

  /// Strokes a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  func add(_ kind: DrawingMark.Kind) {
    var mark = DrawingMark(kind)
    // The drawings inside a layer are already in canvas coordinates.
    if case .layer = kind {} else { mark.transform = transform }
    mark.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    mark.blend = blendMode.value
    mark.clips = clips
    mark.filters = filters
    recording.marks.append(mark)
  }

  /// Returns the drawings of a separate layer, made in the current coordinates.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingMark] {
    let sheet = DrawingRecording()
    var context = GraphicsContext(at: desk, on: sheet)
    context.transform = transform
    try content(&context)
    return sheet.marks
  }
}

/// The drawings made so far.
final class DrawingRecording {
  var marks: [DrawingMark] = []
}

/// The resources for drawing: the sizes of texts and images, and the symbols.
final class DrawingDesk: @unchecked Sendable {
  // Sendable: only the main thread uses it, while it draws.
  let environment: EnvironmentValues
  private let metrics: any Metrics
  private let symbols: [Symbol]

  struct Symbol {
    let tag: AnyHashable
    let element: ElementID
    let size: CGSize
  }

  init(environment: EnvironmentValues, metrics: any Metrics, symbols: [Symbol]) {
    self.environment = environment
    self.metrics = metrics
    self.symbols = symbols
  }

  /// Creates resources without symbols; `nil` outside windows.
  @MainActor convenience init?(in environment: EnvironmentValues) {
    guard let metrics = environment.metrics else { return nil }
    self.init(environment: environment, metrics: metrics, symbols: [])
  }

  func symbol(tagged tag: AnyHashable) -> Symbol? { symbols.first { $0.tag == tag } }

  func size(of text: TextContent, in proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { metrics.size(of: text, proposal: proposal) }
  }

  func firstBaseline(of text: TextContent) -> CGFloat {
    MainActor.assumeIsolated { metrics.firstBaseline(of: text) }
  }

  func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
    MainActor.assumeIsolated { metrics.lastBaseline(of: text, size: size) }
  }

  func size(of image: ImageContent) -> CGSize { MainActor.assumeIsolated { metrics.size(of: image) } }
}
