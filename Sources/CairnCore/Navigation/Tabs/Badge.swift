import CairnScreen
import CairnValues

/// A few words or a number beside a tab or a row.
package struct BadgeTrait: ElementTraitKey {
  package typealias Value = Badge
}

package struct Badge: Equatable, Sendable {
  package let text: Text
}

nonisolated extension View {
  private func badged(_ text: Text?) -> some View { modifier(TraitModifier<BadgeTrait>(value: text.map(Badge.init))) }

  /// Puts a number on this tab or row; none for 0.
  public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text(count, format: .number)) }

  /// Puts a few words on this tab or row.
  public func badge(_ label: Text?) -> some View { badged(label) }

  /// Puts a few words on this tab or row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }

  /// Puts a few words on this tab or row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }
}
