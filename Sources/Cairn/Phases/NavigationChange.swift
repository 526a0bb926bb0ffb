import CairnCore
import CairnNavigation
import SwiftUI

/// One change of a navigation stack.
///
/// ```swift
/// .onNavigation { change in analytics.screen(change.after.last ?? "home", because: change.cause) }
/// ```
public struct NavigationChange {
  /// How the page on top has changed.
  public enum Kind: Hashable, Sendable {
    /// The stack has more pages than before.
    case push
    /// The stack has fewer pages than before.
    case pop
    /// As many pages as before, but other ones or with other values.
    case replace
  }

  /// How the page on top has changed.
  public let kind: Kind
  /// Why the stack has changed.
  public let cause: NavigationCause
  /// The values of the pages above the root before, the lowest first. Pages of views have none.
  public let before: [(any Hashable)?]
  /// The values of the pages above the root afterwards.
  public let after: [(any Hashable)?]
  /// Identifies the stack among others.
  public var stack: ObjectIdentifier { reference.id }

  var reference: StackReference

  @MainActor init(_ event: StackEvent) {
    kind = event.kind == .push ? .push : event.kind == .pop ? .pop : .replace
    cause = NavigationCause(event.cause)
    before = event.before
    after = event.after
    reference = event.handle
  }
}

extension View {
  /// Calls an action after each change of the navigation stacks inside, once for each turn and stack.
  ///
  /// ```swift
  /// ContentView()
  ///   .onNavigation { change in logger.info("\(change.kind): \(change.after)") }
  /// ```
  ///
  /// It hears of links, code, paths, URLs and going back alike, in all tabs, sheets and columns inside.
  nonisolated public func onNavigation(perform action: @escaping @MainActor (NavigationChange) -> Void) -> some View {
    modifier(StackListenerModifier { action(NavigationChange($0)) })
  }
}
