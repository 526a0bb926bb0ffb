extension Color: ShapeStyle {
  /// What is drawn.
  public var _paint: _Paint { _Paint(.color(self)) }
}

extension Color.Resolved: ShapeStyle {
  /// A colour as it is drawn stands for itself.
  public typealias Resolved = Never

  /// What is drawn.
  public var _paint: _Paint { _Paint(.color(Color(self))) }
}

extension AnyGradient: ShapeStyle {
  /// What is drawn: the gradient from top to bottom.
  public var _paint: _Paint { _Paint(.gradient(GradientPaint(gradient: self, line: .linear(.top, .bottom)))) }
}

extension Gradient: ShapeStyle {
  /// What is drawn: the gradient from top to bottom.
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
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing to be seen.
  public static var clear: Color { Color.clear }
}
