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

  /// Creates an entry with a label.
  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {
    self.label = label
    self.id = id
  }

  /// Creates an entry with a localized label.
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates an entry with a label from a string resource.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(labelResource), id: id)
  }

  /// Creates an entry with a label that is not localized.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {
    self.init(Text(label), id: id)
  }

  /// Creates an entry with a label, for a view in a namespace.
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {
    self.init(label, id: id)
  }

  /// Creates an entry with a label that is not localized, for a view in a namespace.
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
  /// Passes on an entry in the closure.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Passes on the only entry in the closure.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  /// Combines the entries of the closure.
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
  /// The links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "links") }
  /// The headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "headings") }
  /// The bold texts.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "bold") }
  /// The italic texts.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "italic") }
  /// The underlined texts.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "underline") }
  /// The misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "misspelled") }
  /// The images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "images") }
  /// The fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "fields") }
  /// The tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "tables") }
  /// The lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "lists") }
  /// The landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(kind: "landmarks") }
}

// No host has assistive technology with rotors yet, so these are accepted without effect.
nonisolated extension View {
  /// Adds a rotor with a label. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a localized label. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a label from a string resource. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with a label that is not localized. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds entries to one of the system's rotors. Has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// Adds a rotor with an entry for each model. Has no effect.
  public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each model, with a label from a string resource. Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Model: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each model, identified by a property. Has no effect.
  public func accessibilityRotor<Model, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each model, identified by a property, with a label from a string resource.
  /// Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor<Model, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View { self }

  /// Adds a rotor with an entry for each range of the text. Has no effect.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    self
  }

  /// Adds a rotor with an entry for each range of the text, with a label from a string resource.
  /// Has no effect.
  @_disfavoredOverload
  public func accessibilityRotor(_ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>])
    -> some View
  {
    self
  }

  /// Identifies the view for rotors. Has no effect.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
