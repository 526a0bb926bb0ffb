import CairnCore
import CairnFoundation
import Foundation

/// A kind of value that intents and shortcuts can name.
///
/// ```swift
/// static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
/// ```
public protocol TypeDisplayRepresentable {
  /// The name of the kind.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown by name.
///
/// ```swift
/// var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
/// ```
public protocol InstanceDisplayRepresentable {
  /// The name of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of the app's that intents can name.
///
/// ```swift
/// struct TripEntity: AppEntity {
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
///   static let defaultQuery = TripQuery()
///   let id: UUID
///   var displayRepresentation: DisplayRepresentation { "A trip" }
/// }
/// ```
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Identifiable, Sendable
where ID: Sendable & Hashable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds the things of this kind.
  static var defaultQuery: DefaultQuery { get }
}

/// A thing that lives as long as its intent.
///
/// ```swift
/// struct Result: TransientAppEntity { init() {} }
/// ```
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Sendable {
  init()
}

/// A thing that search finds. Nothing here searches.
///
/// ```swift
/// extension TripEntity: IndexedEntity {}
/// ```
public protocol IndexedEntity: AppEntity {}

/// Finds things of a kind. Only the app's own code asks.
///
/// ```swift
/// struct TripQuery: EntityQuery {
///   func entities(for identifiers: [UUID]) async throws -> [TripEntity] { [] }
/// }
/// ```
public protocol EntityQuery<Entity>: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Suggested = [Entity]
  /// Creates a query.
  init()
  /// Finds things by their identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things that a user may choose from. Never called.
  func suggestedEntities() async throws -> Suggested
  /// The thing that is chosen until the user chooses another. Never called.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Suggested == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds things by words.
///
/// ```swift
/// func entities(matching string: String) async throws -> [TripEntity] { [] }
/// ```
public protocol EntityStringQuery: EntityQuery {
  /// Finds things by words. Never called.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds all things of a kind.
///
/// ```swift
/// func allEntities() async throws -> [TripEntity] { [] }
/// ```
public protocol EnumerableEntityQuery: EntityQuery {
  /// Finds all things. Never called.
  func allEntities() async throws -> [Entity]
}

/// A thing's value that shortcuts can read.
///
/// ```swift
/// @Property(title: "Name") var name: String
/// ```
public typealias EntityProperty = IntentParameter

extension AppEntity {
  /// A value that shortcuts can read.
  public typealias Property = EntityProperty
}

/// A choice that intents can name.
///
/// ```swift
/// enum Season: String, AppEnum {
///   case spring, autumn
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
///   static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [.spring: "Spring", .autumn: "Autumn"]
/// }
/// ```
public protocol AppEnum: TypeDisplayRepresentable, InstanceDisplayRepresentable, RawRepresentable, CaseIterable,
  Hashable, Sendable
{
  /// The names of the choices.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of the choice.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}

/// The name of a kind.
///
/// ```swift
/// TypeDisplayRepresentation(name: "Trip")
/// ```
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public let name: LocalizedStringResource
  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  /// Creates a name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

/// The name of a value.
///
/// ```swift
/// DisplayRepresentation(title: "\(name)", subtitle: "\(place)")
/// ```
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// The name.
  public let title: LocalizedStringResource
  /// A line below.
  public let subtitle: LocalizedStringResource?
  /// A picture. Nothing shows it.
  public let image: Image?

  /// Creates a name.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  /// Creates a name.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  /// Creates a name with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture.
  ///
  /// ```swift
  /// DisplayRepresentation.Image(systemName: "airplane")
  /// ```
  public struct Image: Sendable {
    /// Creates a picture of a symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// Creates a picture of the app's.
    public init(named name: String, isTemplate: Bool? = nil) {}
    /// Creates a picture of a file.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Creates a picture of an address.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }
}
