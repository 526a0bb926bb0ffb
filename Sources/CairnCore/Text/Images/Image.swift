import CairnScreen
import CairnValues
import Foundation

/// An image or a symbol.
///
/// ```swift
/// Image(systemName: "star.fill").imageScale(.large)
/// Image("Cover").resizable().scaledToFit()
/// ```
nonisolated public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, SendableBundle?)
    case data(Data)
    case drawing(DrawnImage)
  }

  package let source: Source
  var label: Text?
  var isDecorative = false
  var value: Double?
  var resizing: (mode: ResizingMode, insets: EdgeInsets)?
  var rendering: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?

  package init(_ source: Source) { self.source = source }

  /// Creates an image from the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle.map(SendableBundle.init))) }

  /// Creates a variable image from the app's resources.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    value = variableValue
  }

  /// Creates an image from the app's resources, with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Creates a variable image from the app's resources, with an accessibility label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    value = variableValue
  }

  /// Creates a decorative image, which accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// Creates a decorative variable image, which accessibility ignores.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    value = variableValue
  }

  /// Creates a system symbol.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a variable system symbol.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    value = variableValue
  }

  /// Creates an image from encoded data.
  package init(data: Data) { self.init(.data(data)) }

  /// Returns whether two images show the same.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.label == b.label && a.isDecorative == b.isDecorative && a.value == b.value
      && a.resizing?.mode == b.resizing?.mode && a.resizing?.insets == b.resizing?.insets
      && a.rendering == b.rendering && a.symbolMode == b.symbolMode
  }
}

nonisolated extension Image: _LeafView {
  public typealias Body = Never

  @MainActor public static var _role: ElementRole { .image }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let content = content(in: handle.environment)
    handle.element.setLayout(content.resizing == .fixed ? .image : .resizableImage)
    if case .image(let old) = handle.element.content, old == content { return }
    handle.element.content = .image(content)
  }

  /// Returns the image as shown in an environment.
  func content(in environment: EnvironmentValues) -> ImageContent {
    let texts = environment[TextSurroundingsKey.self]
    let symbols = environment[SymbolSurroundingsKey.self]
    var content: ImageContent
    switch source {
    case .symbol(let name): content = ImageContent(source: .symbol(symbols.variants.name(of: name)))
    case .named(let name, let bundle):
      // The host searches all folders of the program for images of the main bundle.
      let other = bundle.flatMap { $0.bundle === Bundle.main ? nil : $0.bundle.bundlePath }
      content = ImageContent(source: .named(name, bundle: other))
    case .data(let data): content = ImageContent(source: .data(data))
    case .drawing(let drawing): content = ImageContent(source: drawing.source(in: environment))
    }
    if let label { content.label = label.string(locale: environment.locale) }
    content.isDecorative = isDecorative
    content.value = value
    switch resizing?.mode {
    case nil: content.resizing = .fixed
    case .stretch: content.resizing = .stretch
    case .tile: content.resizing = .tile
    }
    content.capInsets = resizing?.insets ?? EdgeInsets()
    switch rendering {
    case nil: content.rendering = .automatic
    case .template: content.rendering = .template
    case .original: content.rendering = .original
    }
    content.symbolMode = symbolMode ?? symbols.mode
    content.scale = symbols.scale
    content.font = texts.textStyle.font
    content.paints = texts.foreground
    return content
  }

  /// The text that replaces the image where only text is possible.
  var spokenName: String {
    if isDecorative { return "" }
    if let label { return label.string() }
    switch source {
    case .symbol(let name), .named(let name, _): return name
    case .data, .drawing: return ""
    }
  }
}

nonisolated extension Image {
  /// How an image fills more space than its own size.
  ///
  /// ```swift
  /// Image("Tile").resizable(resizingMode: .tile)
  /// ```
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether an image is drawn in its own colors.
  ///
  /// ```swift
  /// Image("Logo").renderingMode(.template)
  /// ```
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The size of symbols relative to the text around them.
  ///
  /// ```swift
  /// Image(systemName: "plus").imageScale(.large)
  /// ```
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// The quality of scaling an image.
  ///
  /// ```swift
  /// Image("Pixels").interpolation(.none)
  /// ```
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The orientation of an image.
  ///
  /// ```swift
  /// let orientation: Image.Orientation = .up
  /// ```
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The maximum brightness range of an image.
  ///
  /// ```swift
  /// photo.allowedDynamicRange(.high)
  /// ```
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    /// Standard brightness.
    public static let standard = DynamicRange(level: 0)
    /// Somewhat above standard brightness.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As bright as the screen.
    public static let high = DynamicRange(level: 2)
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the image resized to the available space.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = (resizingMode, capInsets) }
  }

  /// Returns the image in its own colors, or in the foreground color.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }

  /// Sets the quality of scaling. Has no effect.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smoothed. Has no effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the maximum brightness range. Has no effect.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Sets how many colors or strengths the symbol is drawn in.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}
