import CairnScreen
import CairnValues
import Foundation

/// A picture or a symbol.
///
/// ```swift
/// Image(systemName: "star.fill").imageScale(.large)
/// Image("Cover").resizable().scaledToFit()
/// ```
nonisolated public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, SendableBundle?)
    case data(Data)
    case drawing(DrawnImage)
  }

  let source: Source
  var label: Text?
  var isDecorative = false
  var value: Double?
  var resizing: (mode: ResizingMode, insets: EdgeInsets)?
  var rendering: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source) { self.source = source }

  /// A picture among the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle.map(SendableBundle.init))) }

  /// A picture among the app's resources that has parts to fill.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    value = variableValue
  }

  /// A picture among the app's resources, and what a person hears of it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// A picture among the app's resources that has parts to fill, and what a person hears of it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    value = variableValue
  }

  /// A picture that adds nothing for those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }

  /// A picture with parts to fill that adds nothing for those who cannot see it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
    value = variableValue
  }

  /// A symbol of the system's set.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol of the system's set that has parts to fill.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    value = variableValue
  }

  /// A picture of the app's own making, encoded.
  package init(data: Data) { self.init(.data(data)) }

  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.label == b.label && a.isDecorative == b.isDecorative && a.value == b.value
      && a.resizing?.mode == b.resizing?.mode && a.resizing?.insets == b.resizing?.insets
      && a.rendering == b.rendering && a.symbolMode == b.symbolMode
  }
}

nonisolated extension Image: _LeafView {
  public typealias Body = Never

  @MainActor public static var _role: Role { .image }

  @MainActor public func _fill(_ handle: _ElementHandle) {
    let content = content(in: handle.environment)
    handle.element.setLayout(content.resizing == .fixed ? .image : .resizableImage)
    if case .image(let old) = handle.element.content, old == content { return }
    handle.element.content = .image(content)
  }

  /// The image as it is shown in an environment.
  func content(in environment: EnvironmentValues) -> ImageContent {
    let texts = environment[TextSurroundingsKey.self]
    let symbols = environment[SymbolSurroundingsKey.self]
    var content: ImageContent
    switch source {
    case .symbol(let name): content = ImageContent(source: .symbol(symbols.variants.name(of: name)))
    case .named(let name, let bundle):
      // The program's own pictures are looked for in all its folders.
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

  /// What stands for the image where there are only words.
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
  /// How a picture fills more room than it has.
  ///
  /// ```swift
  /// Image("Tile").resizable(resizingMode: .tile)
  /// ```
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is shown in its own colours.
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

  /// How well a picture is drawn at another size.
  ///
  /// ```swift
  /// Image("Pixels").interpolation(.none)
  /// ```
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Which way up a picture is.
  ///
  /// ```swift
  /// let orientation: Image.Orientation = .up
  /// ```
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How bright a picture may be.
  ///
  /// ```swift
  /// photo.allowedDynamicRange(.high)
  /// ```
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The image, made to fit the room there is.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = (resizingMode, capInsets) }
  }

  /// The image in its own colours, or in the foreground's.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.rendering = renderingMode } }

  /// The image, drawn well or fast at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image with smooth edges, or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The image as bright as it may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// The symbol in one colour, several strengths of one or several.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}
