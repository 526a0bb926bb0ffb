import CairnValues
import Foundation

/// A glass material.
///
/// ```swift
/// Text("12°").padding().glassEffect(.regular.tint(.blue), in: .capsule)
/// ```
public struct Glass: Equatable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }
  private let kind: Kind
  private(set) var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// Standard glass.
  public static var regular: Glass { Glass(.regular) }
  /// Nearly invisible glass.
  public static var clear: Glass { Glass(.clear) }
  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// Returns this glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns this glass with a response to touches. Has no effect.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var style: AnyShapeStyle {
    if let tint, kind != .identity { return AnyShapeStyle(tint.opacity(0.6)) }
    switch kind {
    case .regular: return AnyShapeStyle(Material.regular)
    case .clear: return AnyShapeStyle(Material.ultraThin)
    case .identity: return AnyShapeStyle(Color.clear)
    }
  }
}

/// The transition of a glass effect.
///
/// ```swift
/// badge.glassEffectTransition(.materialize)
/// ```
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String

  /// Flows out of neighboring glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// Fades in and out.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// Appears and disappears without a transition.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// A container in which glass effects merge, if the host supports it.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) { HStack { badges } }
/// ```
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container of views of glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

nonisolated extension View {
  /// Places glass behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View { background(glass.style, in: Capsule()) }

  /// Places glass of a given shape behind the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(glass.style, in: shape)
  }

  /// Identifies a glass effect, so that it can merge with another. Has no effect.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Merges several glass effects into one. Has no effect.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets the transition of a glass effect. Has no effect.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
