import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// What a canvas is drawn with. Copies draw on the same canvas, each with a look and coordinates of its own.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
public struct GraphicsContext {
  /// How opaque everything is that is drawn from now on.
  public var opacity = 1.0
  /// How everything that is drawn from now on is put on what is there.
  public var blendMode = BlendMode.normal
  /// From the coordinates in which things are drawn to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment the canvas stands in.
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

  /// Draws larger or smaller from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns everything that is drawn from now on around the origin.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies a transformation before the one there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clipping

  /// How a clip is meant.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is inside is left out, not what is outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// A rectangle around what can be drawn on, in the coordinates of the context; without end where nothing is clipped.
  public var clipBoundingRect: CGRect {
    guard let clipBounds else { return .infinite }
    return clipBounds.applying(transform.inverted())
  }

  /// Leaves what is outside of a path as it is from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    clips.append(.path(path, style, isInverse: options.contains(.inverse)))
    guard !options.contains(.inverse) else { return }
    clipBounds = clipBounds.map { $0.intersection(path.boundingRect) } ?? path.boundingRect
  }

  /// Draws from now on only where a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let marks = try layer(content)
    clips.append(.layer(marks, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  // MARK: Filters

  /// Does something to everything that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.value)
  }

  // MARK: Drawing

  /// Draws a layer, which is put on the canvas as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    add(.layer(try layer(content)))
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(.fill(path, shading.paint(in: environment), style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(.stroke(path, shading.paint(in: environment), style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  func add(_ kind: DrawingMark.Kind) {
    var mark = DrawingMark(kind)
    // What is in a layer has been put into the coordinates of the canvas one by one.
    if case .layer = kind {} else { mark.transform = transform }
    mark.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    mark.blend = blendMode.value
    mark.clips = clips
    mark.filters = filters
    recording.marks.append(mark)
  }

  /// What is drawn on a sheet of its own, in the coordinates there are now.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingMark] {
    let sheet = DrawingRecording()
    var context = GraphicsContext(at: desk, on: sheet)
    context.transform = transform
    try content(&context)
    return sheet.marks
  }
}

/// What has been drawn so far.
final class DrawingRecording {
  var marks: [DrawingMark] = []
}

/// What is at hand while something is drawn: how large texts and pictures are, and the views to draw with.
final class DrawingDesk: @unchecked Sendable {
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

  /// Where there are no views to draw with; nil outside of windows.
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
