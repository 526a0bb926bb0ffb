import Foundation

/// A colour or pattern to draw a shape or text with.
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style this one stands for, `Never` if it stands for itself.
  associatedtype Resolved: ShapeStyle = Never

  /// What `resolve` looks at: the environment in styles of an app, nothing in those that stand for themselves.
  associatedtype _Environment = Never

  /// The style this one stands for in an environment.
  func resolve(in environment: _Environment) -> Self.Resolved

  /// What is drawn.
  var _paint: _Paint { get }
}

/// What is drawn, as the hosts see it.
///
///     let paint = style._paint
public struct _Paint: Sendable {
  package let value: Paint

  package init(_ value: Paint) { self.value = value }
}

extension ShapeStyle where _Environment == Never {
  /// Never called: the style stands for itself.
  public func resolve(in environment: Never) -> Self.Resolved {}
}

extension ShapeStyle {
  /// Styles of an app are resolved where the environment is known.
  public var _paint: _Paint { _Paint(.custom(self)) }

  package var paint: Paint { _paint.value }

  /// The style this one stands for, nil if `environment` is not what it looks at.
  package func paint<E>(resolvedIn environment: E) -> Paint? {
    (environment as? Self._Environment).map { resolve(in: $0).paint }
  }

  /// The style, more transparent by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(paint: .faded(paint, opacity)) }

  /// The style, blended with what lies beneath.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(paint: .blended(paint, mode)) }

  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(paint: .shadowed(paint, style)) }

  /// The style as if the shape were as large as a rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnyShapeStyle(paint: .framed(paint, rect)) }

  /// The second level of the style.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: .level(1, of: paint)) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: .level(2, of: paint)) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: .level(3, of: paint)) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: .level(4, of: paint)) }
}

extension Never: ShapeStyle {
  /// Nothing is of type `Never`.
  public var _paint: _Paint { switch self {} }
}

/// A style of any type.
///
///     let style = isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
public struct AnyShapeStyle: ShapeStyle {
  private let storage: Paint

  /// Makes a style of any type.
  public init<S>(_ style: S) where S: ShapeStyle { storage = style.paint }

  package init(paint: Paint) { storage = paint }

  /// What is drawn.
  public var _paint: _Paint { _Paint(storage) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground, more transparent by a factor.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(paint: .faded(.foreground, opacity))
  }

  /// The foreground, blended with what lies beneath.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(paint: .blended(.foreground, mode))
  }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(paint: .shadowed(.foreground, style))
  }
}
