import CairnFoundation
import CairnValues

/// A list of places that a user can step through, such as all headings.
///
/// ```swift
/// .accessibilityRotor("Boxes") {
///   AccessibilityRotorEntry("Inbox", id: 1)
///   AccessibilityRotorEntry("Archive", id: 2)
/// }
/// ```
public protocol AccessibilityRotorContent {}

/// One entry of a rotor.
///
/// ```swift
/// AccessibilityRotorEntry("Inbox", id: inbox.id)
/// ```
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: Text?
  let id: ID

  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(labelKey), id: id)
  }

  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(labelResource), id: id)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(label), id: id)
  }

  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
    self.init(label, id: id)
  }

  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id)
  }
}

/// Several entries in sequence.
///
/// ```swift
/// AccessibilityRotorEntry("Inbox", id: 1)
/// AccessibilityRotorEntry("Archive", id: 2)
/// ```
nonisolated public struct AccessibilityRotorEntries<each Content: AccessibilityRotorContent>:
  AccessibilityRotorContent
{}

/// Builds a rotor from the statements of a closure.
///
/// ```swift
/// .accessibilityRotor("Boxes") { AccessibilityRotorEntry("Inbox", id: 1) }
/// ```
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries<repeat each Content> { AccessibilityRotorEntries() }
}

/// A standard rotor.
///
/// ```swift
/// view.accessibilityRotor(.headings) { entries }
/// ```
public struct AccessibilitySystemRotor: Hashable, Sendable {
  private let kind: String
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "links") }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "headings") }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "bold") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "italic") }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "underline") }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "misspelled") }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "images") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "fields") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "lists") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "landmarks") }
}

// No host has assistive technology with rotors yet, so these are accepted without effect.
nonisolated extension View {
  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Model: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor<Model, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Model, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor to this view. Has no effect.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    self
  }

  /// Adds a rotor to this view. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor(_ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    self
  }

  /// Identifies the view for rotors. Has no effect.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
