import CairnValues
import Foundation

/// The material of panes of glass.
///
/// ```swift
/// Text("12°").padding().glassEffect(.regular.tint(.blue), in: .capsule)
/// ```
public struct Glass: Equatable, Sendable {
  private enum Kind: Hashable, Sendable { case regular, clear, identity }
  private let kind: Kind
  private(set) var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// As panes usually are.
  public static var regular: Glass { Glass(.regular) }
  /// Nearly unseen.
  public static var clear: Glass { Glass(.clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(.identity) }

  /// The same glass, coloured.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass, whose look answers to touches where a host can show it.
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

/// How panes of glass come and go.
///
/// ```swift
/// badge.glassEffectTransition(.materialize)
/// ```
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String

  /// By flowing out of their neighbours.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// By growing clear.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// Holds panes of glass that flow into each other where a host can show it.
///
/// ```swift
/// GlassEffectContainer(spacing: 20) { HStack { badges } }
/// ```
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

nonisolated extension View {
  /// Puts a pane of glass behind the view.
  public func glassEffect(_ glass: Glass = .regular) -> some View { background(glass.style, in: Capsule()) }

  /// Puts a pane of glass of some shape behind the view.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(glass.style, in: shape)
  }

  /// Names a pane of glass, so that it can flow into another.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Makes one pane of several.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Says how a pane of glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
