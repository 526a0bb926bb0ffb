import CairnFoundation
import CairnScreen
import CairnValues

/// A number or short text on a tab or a row.
package struct BadgeTrait: ElementTraitKey {
  package typealias Value = Badge
}

package struct Badge: Equatable, Sendable {
  package let text: Text
}

nonisolated extension View {
  private func badged(_ text: Text?) -> some View { modifier(TraitModifier<BadgeTrait>(value: text.map(Badge.init))) }

  /// Adds a number to this tab or row. 0 shows no badge.
  public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text(count, format: .number)) }

  /// Adds a short text to this tab or row.
  public func badge(_ label: Text?) -> some View { badged(label) }

  /// Adds a short text to this tab or row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Adds a short text to this tab or row.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringResource?) -> some View { badged(key.map { Text($0) }) }

  /// Adds a short text to this tab or row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }
}
