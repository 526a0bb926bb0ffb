import CairnCore
import CairnScreen
import SwiftUI

/// How one page follows another.
///
/// ```swift
/// .navigationTransition(.cover, to: Player.self)
/// ```
///
/// Going back plays a transition the other way round. Where the user has asked for less motion, pages change at once. A terminal
/// knows ``slide`` only.
public struct PageTransition: Hashable, Sendable {
  let motion: PageMotion

  /// The host's default.
  public static let automatic = PageTransition(motion: .automatic)
  /// The new page slides in from the trailing edge, over the old one.
  public static let slide = PageTransition(motion: .slide)
  /// The pages fade into each other.
  public static let fade = PageTransition(motion: .fade)
  /// The new page grows a little while it fades in.
  public static let scale = PageTransition(motion: .scale)
  /// The new page rises from the bottom edge, over the old one.
  public static let cover = PageTransition(motion: .cover)
  /// The new page is there at once.
  public static let none = PageTransition(motion: .none)
}

extension View {
  /// Sets the transition between pages for values of two types, in both directions.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .navigationTransition(.fade, from: Album.self, to: Song.self)
  /// ```
  ///
  /// Write it around stacks, or on a page of one, like `navigationDestination`. If several fit, the ones on the stack's pages
  /// come first, then the ones around it, inside out.
  ///
  /// - Parameters:
  ///   - lower: The type of the value of the page below.
  ///   - upper: The type of the value of the page above.
  nonisolated public func navigationTransition<Lower: Hashable, Upper: Hashable>(
    _ transition: PageTransition, from lower: Lower.Type, to upper: Upper.Type
  ) -> some View {
    modifier(PageMotionModifier { $0 is Lower && $1 is Upper ? transition.motion : nil })
  }

  /// Sets the transition between pages for values of a type and whatever page is below, in both directions.
  ///
  /// ```swift
  /// .navigationTransition(.cover, to: Player.self)
  /// ```
  ///
  /// - Parameter upper: The type of the value of the page above.
  nonisolated public func navigationTransition<Upper: Hashable>(
    _ transition: PageTransition, to upper: Upper.Type
  ) -> some View {
    modifier(PageMotionModifier { $1 is Upper ? transition.motion : nil })
  }

  /// Chooses the transition between two pages, in both directions.
  ///
  /// ```swift
  /// .navigationTransition(for: Page.self) { lower, upper in
  ///   switch (lower, upper) {
  ///   case (.issue, .edit): .cover
  ///   case (_, .search): .fade
  ///   default: nil
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter transition: Takes the values of the page below and of the page above, and returns `nil` to leave the choice to
  ///   others. A page without such a value, such as the root, has `nil`.
  nonisolated public func navigationTransition<Value: Hashable>(
    for type: Value.Type, _ transition: @escaping @MainActor (_ lower: Value?, _ upper: Value?) -> PageTransition?
  ) -> some View {
    modifier(
      PageMotionModifier { lower, upper in
        let values = (lower as? Value, upper as? Value)
        return values.0 == nil && values.1 == nil ? nil : transition(values.0, values.1)?.motion
      })
  }
}
