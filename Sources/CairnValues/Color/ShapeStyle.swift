import Foundation

/// A color or pattern for drawing shapes and text.
///
///     struct Warning: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///       }
///     }
public protocol ShapeStyle: Sendable {
  /// The style that this one resolves to, or `Never` if it resolves to itself.
  associatedtype Resolved: ShapeStyle = Never

  /// The argument of `resolve`: the environment in the app's styles, `Never` in styles that resolve to
  /// themselves.
  associatedtype _Environment = Never

  /// Returns the style that this one resolves to in an environment.
  func resolve(in environment: _Environment) -> Self.Resolved

  /// The style's paint.
  var _paint: _Paint { get }
}

/// A style's paint, in the form that hosts receive.
///
///     let paint = style._paint
public struct _Paint: Sendable {
  package let value: Paint

  package init(_ value: Paint) { self.value = value }
}

extension ShapeStyle where _Environment == Never {
  /// Never called, because the style resolves to itself.
  public func resolve(in environment: Never) -> Self.Resolved {}
}

extension ShapeStyle {
  /// The unresolved style. The app's styles are resolved where the environment is known.
  public var _paint: _Paint { _Paint(.custom(self)) }

  package var paint: Paint { _paint.value }

  /// Returns the resolved paint, or `nil` if `environment` does not have the required type.
  package func paint<E>(resolvedIn environment: E) -> Paint? {
    (environment as? Self._Environment).map { resolve(in: $0).paint }
  }

  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(paint: .faded(paint, opacity)) }

  /// Returns the style blended with the content beneath.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(paint: .blended(paint, mode)) }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(paint: .shadowed(paint, style)) }

  /// Returns the style drawn as if the shape filled a rectangle.
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
  /// Never called, because `Never` has no values.
  public var _paint: _Paint { switch self {} }
}

/// A type-erased style.
///
///     let style = isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
public struct AnyShapeStyle: ShapeStyle {
  private let storage: Paint

  /// Wraps a style.
  public init<S>(_ style: S) where S: ShapeStyle { storage = style.paint }

  package init(paint: Paint) { storage = paint }

  /// The style's paint.
  public var _paint: _Paint { _Paint(storage) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(paint: .faded(.foreground, opacity))
  }

  /// The foreground style blended with the content beneath.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(paint: .blended(.foreground, mode))
  }

  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(paint: .shadowed(.foreground, style))
  }
}
