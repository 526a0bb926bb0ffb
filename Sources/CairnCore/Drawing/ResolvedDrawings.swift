import CairnScreen
import CairnValues
import Foundation

extension GraphicsContext {
  /// A picture, ready to be drawn.
  ///
  /// ```swift
  /// let leaf = context.resolve(Image(systemName: "leaf"))
  /// context.draw(leaf, at: CGPoint(x: 20, y: 20))
  /// ```
  public struct ResolvedImage {
    fileprivate let content: ImageContent
    /// How large it is by itself.
    public let size: CGSize
    /// How far below its top the line of text lies it would stand in.
    public let baseline: CGFloat
    /// What it is drawn with if it takes the colour of its surroundings.
    public var shading: Shading?
  }

  /// A text, ready to be measured and drawn.
  ///
  /// ```swift
  /// let title = context.resolve(Text("Title"))
  /// let size = title.measure(in: CGSize(width: 200, height: 100))
  /// ```
  public struct ResolvedText {
    fileprivate let content: TextContent
    fileprivate let desk: DrawingDesk
    /// What it is drawn with where it has no colour of its own.
    public var shading: Shading

    /// How much of a room it takes.
    public func measure(in size: CGSize) -> CGSize { desk.size(of: content, in: ProposedViewSize(size)) }

    /// How far below its top the first line lies.
    public func firstBaseline(in size: CGSize) -> CGFloat { desk.firstBaseline(of: content) }

    /// How far below its top the last line lies.
    public func lastBaseline(in size: CGSize) -> CGFloat { desk.lastBaseline(of: content, size: measure(in: size)) }

    /// The text with its shading, if that has been changed.
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

  /// A view the canvas was given to draw with.
  ///
  /// ```swift
  /// if let star = context.resolveSymbol(id: "star") { context.draw(star, at: .zero, anchor: .topLeading) }
  /// ```
  public struct ResolvedSymbol {
    fileprivate let element: ElementID
    /// How large the view is.
    public let size: CGSize
  }

  // MARK: Pictures

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let content = image.content(in: environment)
    let size = desk.size(of: content)
    return ResolvedImage(content: content, size: size, baseline: size.height, shading: nil)
  }

  /// Draws a picture into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var content = image.content
    if let shading = image.shading { content.paints = shading.paint(in: environment).paints }
    add(.image(content, rect, style))
  }

  /// Draws a picture in its own size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: Self.place(image.size, at: point, anchor))
  }

  /// Draws a picture into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture in its own size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Texts

  /// Makes a text ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: text.content(in: environment), desk: desk, shading: .foreground)
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text.shown(in: environment), rect)) }

  /// Draws a text on one line, or as many as it has.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text, in: Self.place(desk.size(of: text.content, in: .unspecified), at: point, anchor))
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on one line, or as many as it has.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Views

  /// The view with a tag among those the canvas was given; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    desk.symbol(tagged: AnyHashable(id)).map { ResolvedSymbol(element: $0.element, size: $0.size) }
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.element, rect)) }

  /// Draws a view in its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: Self.place(symbol.size, at: point, anchor))
  }

  /// Where something lies whose anchor is at a point.
  private static func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
  }
}

extension Paint {
  /// A colour that someone named; nil for what depends on the surroundings.
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
