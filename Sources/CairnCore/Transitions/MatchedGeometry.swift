import CairnScreen
import CairnValues
import Foundation

/// The parts of a view's geometry that another view adopts.
///
/// ```swift
/// card.matchedGeometryEffect(id: card.id, in: cards, properties: .position)
/// ```
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates the set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition of a page from the one that opened it.
///
/// ```swift
/// DetailView().navigationTransition(.zoom(sourceID: item.id, in: items))
/// ```
public protocol NavigationTransition {
  var _source: (id: AnyHashable, namespace: Namespace.ID)? { get }
}

/// The host's default transition.
///
/// ```swift
/// DetailView().navigationTransition(.automatic)
/// ```
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
  public var _source: (id: AnyHashable, namespace: Namespace.ID)? { nil }
}

/// Zooms the page out of the view that opened it.
///
/// ```swift
/// DetailView().navigationTransition(.zoom(sourceID: item.id, in: items))
/// ```
public struct ZoomNavigationTransition: NavigationTransition {
  let id: AnyHashable
  let namespace: Namespace.ID
  public var _source: (id: AnyHashable, namespace: Namespace.ID)? { (id, namespace) }
}

/// Fades from one page to the other. Has no effect: hosts use their default transition.
///
/// ```swift
/// DetailView().navigationTransition(.crossFade)
/// ```
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
  public var _source: (id: AnyHashable, namespace: Namespace.ID)? { nil }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// Fades from one page to the other.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The host's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms the page out of the view that opened it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(id: AnyHashable(sourceID), namespace: namespace)
  }
}

nonisolated extension View {
  private func matched(
    _ id: AnyHashable, _ namespace: Namespace.ID, isSource: Bool, anchor: UnitPoint = .center, isForPages: Bool
  ) -> some View {
    effect(
      .matched(
        MatchedLook(
          id: id, namespace: AnyHashable(namespace), isSource: isSource, anchor: anchor, isForPages: isForPages)))
  }

  /// Makes views with the same id appear as one, which moves from the place of the previous view to that of the next.
  /// Has no effect in a terminal.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    matched(AnyHashable(id), namespace, isSource: isSource, anchor: anchor, isForPages: false)
  }

  /// Makes the view the source of a zoom transition.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    matched(AnyHashable(id), namespace, isSource: true, isForPages: true)
  }

  /// Makes the view the source of a zoom transition, with a custom appearance during the transition.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    matched(AnyHashable(id), namespace, isSource: true, isForPages: true)
  }

  /// Sets the transition of the page from the one that opened it.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source
    return effect(
      source.map {
        .matched(
          MatchedLook(
            id: $0.id, namespace: AnyHashable($0.namespace), isSource: false, anchor: .center, isForPages: true))
      })
  }
}

/// The appearance of a view during a zoom transition.
///
/// ```swift
/// row.matchedTransitionSource(id: item.id, in: items) { $0 }
/// ```
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A configuration that leaves the view unchanged during a zoom transition.
///
/// ```swift
/// row.matchedTransitionSource(id: item.id, in: items) { $0.background(.blue) }
/// ```
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {}

extension MatchedTransitionSourceConfiguration {
  /// Adds a background color. Has no effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Clips the view to a shape. Has no effect.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Adds a shadow. Has no effect.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
