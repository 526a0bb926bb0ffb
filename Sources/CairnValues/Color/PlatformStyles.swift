/// The foreground style, as set by `foregroundStyle`.
///
///     Circle().fill(.foreground)
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.foreground) }
}

/// The background style.
///
///     content.background(.background)
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.background) }
}

/// The style of a window's background.
///
///     content.background(.windowBackground)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.windowBackground) }
}

/// The style set by `tint`.
///
///     Circle().fill(.tint)
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.tint) }
}

/// The style of selected content.
///
///     row.background(.selection)
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.selection) }
}

/// The style of separator lines.
///
///     Rectangle().fill(.separator)
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.separator) }
}

/// The style of placeholder text.
///
///     Text("Nothing yet").foregroundStyle(.placeholder)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.placeholder) }
}

/// The style of links.
///
///     Text("More").foregroundStyle(.link)
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.link) }
}

/// The style that fills small shapes such as the track of a slider.
///
///     Capsule().fill(.fill)
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style's paint.
  public var _paint: _Paint { _Paint(.fill) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style set by `tint`.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style that fills small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
