import Foundation

/// The entities of an app.
///
/// ```swift
/// let model = NSManagedObjectModel()
/// model.entities = [item, category]
/// ```
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Sendable: a model does not change once a coordinator uses it, as on Apple's systems.

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
    }
  }

  /// The names of the model's versions.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var namedConfigurations: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// Creates a model without entities.
  public override init() { super.init() }

  /// Reads a model that `cairn` has put into the app's resources: a file `NAME.mom`, or a folder `NAME.momd`.
  public convenience init?(contentsOf url: URL) {
    self.init()
    do {
      try ModelFile(url).read(into: self)
    } catch {
      CoreDataProblem.unreadableModel(url.path, error)
      return nil
    }
  }

  /// Creates a model with the entities of others.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models {
      namedConfigurations.merge(model.namedConfigurations) { $0 + $1 }
      templates.merge(model.templates) { first, _ in first }
    }
  }

  /// Returns the models of bundles, merged. Without bundles, the app's.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = (bundles ?? [Bundle.main]).flatMap(ModelFile.all).compactMap {
      NSManagedObjectModel(contentsOf: $0.url)
    }
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    frozen ?? Dictionary(entities.map { ($0.entityName, $0) }) { first, _ in first }
  }

  private var frozen: [String: NSEntityDescription]?

  /// Caches the entities and their properties, when a coordinator begins to use the model.
  func freeze() {
    guard frozen == nil else { return }
    for entity in entities { entity.freeze() }
    frozen = entitiesByName
  }

  // MARK: Configurations

  /// The names of the configurations.
  open var configurations: [String] { namedConfigurations.keys.sorted() }

  /// Returns the entities of a configuration, or all without a name.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration, configuration != "Default", configuration != "PF_DEFAULT_CONFIGURATION_NAME" else {
      return entities
    }
    return namedConfigurations[configuration]
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    namedConfigurations[configuration] = entities
    for entity in entities where !self.entities.contains(where: { $0 === entity }) { self.entities.append(entity) }
  }

  // MARK: Templates of requests

  /// The templates of fetch requests, by name.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  /// Sets the template with a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// Returns the template with a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Returns a request made of a template, with values for its variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.takeOver(template)
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Versions

  /// A number for each entity, that changes with its properties.
  open var entityVersionHashesByName: [String: Data] {
    Dictionary(entities.map { ($0.entityName, ModelHash.hash(of: $0)) }) { first, _ in first }
  }

  /// Whether a store with some metadata has the entities of this model.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let stored = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
    return entities(forConfigurationName: configuration)?.allSatisfy {
      stored[$0.entityName] == ModelHash.hash(of: $0)
    } ?? false
  }
}

/// Numbers that change with an entity's properties.
enum ModelHash {
  static func hash(of entity: NSEntityDescription) -> Data {
    var text = "\(entity.entityName) \(entity.superentity?.entityName ?? "") \(entity.isAbstract)"
    for property in entity.allProperties.sorted(by: { $0.name < $1.name }) where !property.isTransient {
      text += "\n\(property.name) \(property.isOptional)"
      if let attribute = property as? NSAttributeDescription { text += " \(attribute.attributeType.rawValue)" }
      if let relationship = property as? NSRelationshipDescription {
        text +=
          " \(relationship.destinationEntity?.entityName ?? "") \(relationship.isToMany) \(relationship.isOrdered)"
      }
    }
    // Four independent sums of 64 bits. They need no protection from attacks, as they only show whether a model has changed.
    var bytes = Data()
    for seed in 0..<4 as Range<UInt64> {
      var sum = 0xCBF2_9CE4_8422_2325 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: sum >> UInt64(shift))) }
    }
    return bytes
  }
}
