import CairnScreen

/// The changes of a window since its last update.
@MainActor
public struct HostChanges {
  /// The elements that are new, or whose look or position has changed.
  public let changed: [HostElement]
  /// The elements that have left the screen.
  public let removed: [HostElement.ID]
  /// The page transition of each stack, for hosts that animate it.
  public let transitions: [HostTransition]

  init(_ changes: ScreenChanges) {
    changed = changes.elements.map { HostElement($0.element) }
    removed = changes.removed.map { HostElement.ID(id: $0) }
    transitions = changes.transitions.map { HostTransition($0) }
  }
}

/// The transition of a stack from one page to another, or of a collapsed split view from one column to another.
@MainActor
public struct HostTransition {
  /// Whether the new page is above the old one, below it, or in its place.
  public enum Kind: Sendable { case push, pop, replace }

  /// How one page follows another, as the app has chosen for the pair. A pop plays it the other way round. Hosts that cannot
  /// show a motion show another, or none.
  public enum Motion: Sendable {
    /// As the host does it.
    case automatic
    /// The upper page slides in from the trailing edge.
    case slide
    /// The upper page fades in over the lower one.
    case fade
    /// The upper page grows a little while it fades in.
    case scale
    /// The upper page rises from the bottom edge.
    case cover
    /// The upper page is there at once.
    case none
  }

  /// The stack, or the split view.
  public let stack: HostElement
  /// Whether the new page is above the old one, below it, or in its place.
  public let kind: Kind
  /// How the new page follows the old one. Where the user has asked for less motion, show none.
  public let motion: Motion

  init(_ transition: PageTransition) {
    stack = HostElement(transition.stack)
    motion = Motion(transition.motion)
    kind =
      switch transition.kind {
      case .push: .push
      case .pop: .pop
      case .replace: .replace
      }
  }
}

extension HostTransition.Motion {
  init(_ motion: PageMotion) {
    self =
      switch motion {
      case .automatic: .automatic
      case .slide: .slide
      case .fade: .fade
      case .scale: .scale
      case .cover: .cover
      case .none: .none
      }
  }
}
