/// The style of what stands in front: the one set by `foregroundStyle`.
///
///     Circle().fill(.foreground)
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.foreground) }
}

/// The style of what lies behind.
///
///     content.background(.background)
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.background) }
}

/// The style of a window's background.
///
///     content.background(.windowBackground)
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.windowBackground) }
}

/// The style set by `tint`.
///
///     Circle().fill(.tint)
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.tint) }
}

/// The style of what is selected.
///
///     row.background(.selection)
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.selection) }
}

/// The style of lines between things.
///
///     Rectangle().fill(.separator)
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.separator) }
}

/// The style of text that stands for text to come.
///
///     Text("Nothing yet").foregroundStyle(.placeholder)
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.placeholder) }
}

/// The style of links.
///
///     Text("More").foregroundStyle(.link)
public struct LinkShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.link) }
}

/// The style that fills small shapes such as the track of a slider.
///
///     Capsule().fill(.fill)
public struct FillShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// What is drawn.
  public var _paint: _Paint { _Paint(.fill) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of what stands in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what lies behind.
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
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands for text to come.
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
