extension Color: ShapeStyle {
  /// The style's paint.
  public var _paint: _Paint { _Paint(.color(self)) }
}

extension Color.Resolved: ShapeStyle {
  /// A concrete color resolves to itself.
  public typealias Resolved = Never

  /// The style's paint.
  public var _paint: _Paint { _Paint(.color(Color(self))) }
}

extension AnyGradient: ShapeStyle {
  /// The style's paint: the gradient from top to bottom.
  public var _paint: _Paint { _Paint(.gradient(GradientPaint(gradient: self, line: .linear(.top, .bottom)))) }
}

extension Gradient: ShapeStyle {
  /// The style's paint: the gradient from top to bottom.
  public var _paint: _Paint { AnyGradient(self)._paint }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}
