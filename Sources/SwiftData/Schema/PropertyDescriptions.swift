import Foundation

extension Schema {
  /// How a property with a value is stored.
  public struct Attribute: Sendable {
    /// An option of an attribute.
    public struct Option: Hashable, Sendable {
      let name: String

      /// Only one model has a value. Inserting another with the same value updates the first.
      public static let unique = Option(name: "unique")
      /// Meant for large data. Here it stays in the store's file, which reads it only when it is needed.
      public static let externalStorage = Option(name: "externalStorage")
      /// Keeps the value out of the store.
      public static let ephemeral = Option(name: "ephemeral")
      /// Keeps the value in the history of deletions. There is no history here, so this has no effect.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// Indexes the value for the system's search, which Linux does not have.
      public static let spotlight = Option(name: "spotlight")
      /// Encrypts the value in iCloud, which Linux does not have.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// Stores the value by a transformer.
      @available(*, unavailable, message: "There is no ValueTransformer on Linux. Make the property's type Codable.")
      public static func transformable(by transformerName: String) -> Option { Option(name: transformerName) }
      /// Stores the value by a transformer.
      @available(*, unavailable, message: "There is no ValueTransformer on Linux. Make the property's type Codable.")
      public static func transformable(by transformerType: Any.Type) -> Option { Option(name: "") }
    }

    let options: [Option]
    let originalName: String?

    /// Describes an attribute.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// How a model is related to others.
  public struct Relationship: Sendable {
    /// The fate of related models when a model is deleted.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// The related models are deleted too.
      case cascade
      /// The model cannot be deleted while it has related models.
      case deny
      /// The related models keep a relationship that leads nowhere.
      case noAction
      /// The related models forget the model.
      case nullify
    }

    /// An option of a relationship.
    public struct Option: Hashable, Sendable {
      /// A relationship to at most one model.
      public static let unique = Option()
    }

    let deleteRule: DeleteRule
    let minimumModelCount: Int
    let maximumModelCount: Int
    let originalName: String?
    let inverse: SharedKeyPath<AnyKeyPath>?

    /// Describes a relationship.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount ?? 0
      self.maximumModelCount = maximumModelCount ?? 0
      self.originalName = originalName
      self.inverse = inverse.map(SharedKeyPath.init)
    }
  }

  /// Properties that fetches filter or sort by.
  public struct Index<Model: PersistentModel> {
    /// A kind of index.
    public enum Types<T: PersistentModel> {
      /// An ordered index.
      case binary([PartialKeyPath<T>])
      /// An index of ranges, which SwiftData stores like an ordered one here.
      case rtree([PartialKeyPath<T>])
    }

    /// The properties of each index.
    public let keyPaths: [[AnyKeyPath]]

    /// Describes ordered indices.
    public init(_ indices: [PartialKeyPath<Model>]...) { keyPaths = indices }

    /// Describes indices of some kinds.
    public init(_ indices: Types<Model>...) {
      keyPaths = indices.map {
        switch $0 {
        case .binary(let paths), .rtree(let paths): paths
        }
      }
    }
  }

  /// Properties whose combination only one model has.
  public struct Unique<Model: PersistentModel> {
    /// The properties of each constraint.
    public let keyPaths: [[AnyKeyPath]]

    /// Describes constraints.
    public init(_ constraints: [PartialKeyPath<Model>]...) { keyPaths = constraints }
  }
}
