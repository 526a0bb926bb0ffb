import CairnScreen
import CairnValues
import Foundation

/// Padding around each element of the content.
nonisolated struct PaddingModifier: WrappingModifier {
  typealias Body = Never
  let edges: Edge.Set
  /// The insets, or `nil` for the host's default.
  let insets: EdgeInsets?
  var isSafeArea = false

  @MainActor func fill(_ element: Element, environment: EnvironmentValues) {
    let usual = element.screen.metrics.defaultPadding
    element.setLayout(.padding((insets ?? usual).limited(to: edges), isSafeArea: isSafeArea))
  }
}

extension EdgeInsets {
  init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }

  func limited(to edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

nonisolated extension View {
  /// Adds space at each edge.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(edges: .all, insets: insets)) }

  /// Adds space at some edges: a length, or the host's default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map(EdgeInsets.init(all:))))
  }

  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(edges: .all, insets: EdgeInsets(all: length)))
  }

  /// Adds a scene's standard padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a scene's standard padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(PaddingModifier(edges: edges, insets: nil))
  }

  /// Adds space between the safe area and the content.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets, isSafeArea: true))
  }

  /// Adds space between the safe area and the content.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map(EdgeInsets.init(all:)), isSafeArea: true))
  }

  /// Adds space between the safe area and the content.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// A kind of scene padding.
///
/// ```swift
/// content.scenePadding(.minimum)
/// ```
public struct ScenePadding: Equatable, Sendable {
  private let isLeast: Bool

  /// The minimum padding.
  public static let minimum = ScenePadding(isLeast: true)
}
