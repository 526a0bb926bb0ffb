import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The importance of custom accessibility content.
///
/// ```swift
/// row.accessibilityCustomContent("Age", "\(age)", importance: .high)
/// ```
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// Read on request.
  case `default`
  /// Read together with the view.
  case high
}

/// The key of custom accessibility content, by which it can be replaced.
///
/// ```swift
/// extension AccessibilityCustomContentKey { static let age = Self("Age") }
/// ```
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String?

  /// Creates a key with a label and an ID.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// Creates a key with a localized label and an ID.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a label from a string resource and an ID.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: String) { self.init(Text(labelResource), id: id) }

  /// Creates a key with a localized label, which is also its ID.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }

  /// Creates a key with a label from a string resource, which is also its ID.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    label = Text(labelResource)
    id = nil
  }
}

/// The custom accessibility content of an element, for hosts with assistive technology.
package struct AssistiveContent: ElementTraitKey {
  package struct Entry: Equatable, Sendable {
    package let label: String
    package let value: String
    package let isImportant: Bool
  }

  package typealias Value = [Entry]
}

/// Adds custom accessibility content to each element of the content.
nonisolated struct AssistiveContentModifier: UnaryModifier {
  typealias Body = Never
  let label: Text
  let value: Text?
  let importance: AccessibilityCustomContentImportance

  final class ModifierNode: ElementMarkingNode<AssistiveContentModifier>, UnaryModifierNode {
    /// Replaces an entry with the same name; a `nil` value removes it.
    override func mark(_ element: Element) {
      let locale = scope.box(LocaleKey.self).value
      let label = modifier.label.string(locale: locale)
      var entries = element.traits?[AssistiveContent.self] ?? []
      entries.removeAll { $0.label == label }
      if let value = modifier.value?.string(locale: locale) {
        entries.append(.init(label: label, value: value, isImportant: modifier.importance == .high))
      }
      element.setTrait(AssistiveContent.self, entries.isEmpty ? nil : entries)
    }
  }
}

nonisolated extension View {
  /// Adds accessibility content that is read on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(AssistiveContentModifier(label: key.label, value: value, importance: importance)) }

  /// Adds accessibility content that is read on request.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueResource), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }

  /// Adds accessibility content that is read on request.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { modifier(AssistiveContentModifier(label: label, value: value, importance: importance)) }

  /// Adds accessibility content that is read on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), value, importance: importance) }

  /// Adds accessibility content that is read on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelResource: LocalizedStringResource, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelResource), Text(value), importance: importance) }

  /// Adds accessibility content that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(label), Text(value), importance: importance) }

  /// Replaces this view with others for accessibility.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(RepresentationModifier(representation: representation(), keepsView: false))
  }

  /// Adds accessibility children to this view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(RepresentationModifier(representation: children(), keepsView: true))
  }
}

/// Shows a view, and exposes another to accessibility instead of it or in addition. That other view is
/// invisible in the background and takes no space.
nonisolated struct RepresentationModifier<Representation: View>: ViewModifier {
  let representation: Representation
  let keepsView: Bool

  @MainActor func body(content: Content) -> some View {
    content.accessibilityHidden(!keepsView).background { representation.opacity(0) }
  }
}
