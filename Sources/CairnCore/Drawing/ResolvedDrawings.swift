import CairnScreen
import CairnValues
import Foundation

extension GraphicsContext {
  /// An image resolved for drawing.
  ///
  /// ```swift
  /// let leaf = context.resolve(Image(systemName: "leaf"))
  /// context.draw(leaf, at: CGPoint(x: 20, y: 20))
  /// ```
  public struct ResolvedImage {
    fileprivate let content: ImageContent
    /// The image's own size.
    public let size: CGSize
    /// The distance of the baseline from the top.
    public let baseline: CGFloat
    /// The shading of an image drawn as a template.
    public var shading: Shading?
  }

  /// A text resolved for measuring and drawing.
  ///
  /// ```swift
  /// let title = context.resolve(Text("Title"))
  /// let size = title.measure(in: CGSize(width: 200, height: 100))
  /// ```
  public struct ResolvedText {
    fileprivate let content: TextContent
    fileprivate let desk: DrawingDesk
    /// The shading of text without a color.
    public var shading: Shading

    /// Returns the text's size within a given size.
    public func measure(in size: CGSize) -> CGSize { desk.size(of: content, in: ProposedViewSize(size)) }

    /// Returns the distance of the first baseline from the top.
    public func firstBaseline(in size: CGSize) -> CGFloat { desk.firstBaseline(of: content) }

    /// Returns the distance of the last baseline from the top.
    public func lastBaseline(in size: CGSize) -> CGFloat { desk.lastBaseline(of: content, size: measure(in: size)) }

    /// Returns the text with its shading, if that was changed.
    fileprivate func shown(in environment: EnvironmentValues) -> TextContent {
      guard let color = shading.paint(in: environment).paints.first?.ownColor else { return content }
      var content = content
      if content.style.color == nil { content.style.color = color }
      for index in content.runs.indices where content.runs[index].style.color == nil {
        content.runs[index].style.color = color
      }
      return content
    }
  }

  /// A symbol of the canvas resolved for drawing.
  ///
  /// ```swift
  /// if let star = context.resolveSymbol(id: "star") { context.draw(star, at: .zero, anchor: .topLeading) }
  /// ```
  public struct ResolvedSymbol {
    fileprivate let element: ElementID
    /// The size of the view.
    public let size: CGSize
  }

  // MARK: Images

  /// Resolves an image for drawing.
  public func resolve(_ image: Image) -> ResolvedImage {
    let content = image.content(in: environment)
    let size = desk.size(of: content)
    return ResolvedImage(content: content, size: size, baseline: size.height, shading: nil)
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var content = image.content
    if let shading = image.shading { content.paints = shading.paint(in: environment).paints }
    add(.image(content, rect, style))
  }

  /// Draws an image at its own size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.place(image.size, at: point, anchor))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// Resolves a text for measuring and drawing.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: text.content(in: environment), desk: desk, shading: .foreground)
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text.shown(in: environment), rect)) }

  /// Draws a text without wrapping its lines.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: Self.place(desk.size(of: text.content, in: .unspecified), at: point, anchor))
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text without wrapping its lines.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Views

  /// Returns the symbol with a tag, or `nil` if the canvas has none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    desk.symbol(tagged: AnyHashable(id)).map { ResolvedSymbol(element: $0.element, size: $0.size) }
  }

  /// Draws a symbol into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.element, rect)) }

  /// Draws a symbol at its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.place(symbol.size, at: point, anchor))
  }

  /// Returns the frame of a drawing whose anchor is at a point.
  private static func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}

extension Paint {
  /// The explicitly set color, or `nil` if the paint depends on the environment.
  fileprivate var ownColor: Color? {
    switch self {
    case .color, .gradient, .faded, .level: isFlatForeground ? nil : flat()
    default: nil
    }
  }

  private var isFlatForeground: Bool {
    switch self {
    case .foreground: true
    case .faded(let base, _), .level(_, let base): base.isFlatForeground
    default: false
    }
  }
}
