/// Makes a class a model that a store can keep.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Place.trip) var places: [Place] = []
///   init(name: String) { self.name = name }
/// }
/// ```
@attached(
  member, conformances: PersistentModel, Observable, names: named(_$backingData), named(persistentBackingData),
  named(schemaMetadata), named(init), named(_$observationRegistrar), named(_SwiftDataNoType), named(_$indices),
  named(_$uniques))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "CairnMacros", type: "ModelMacro")

/// Stores a property in the backing data of its model. `@Model` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`))
public macro _PersistedProperty() = #externalMacro(module: "CairnMacros", type: "PersistedPropertyMacro")

/// Describes how a property is stored.
///
/// ```swift
/// @Attribute(.unique) var isbn: String
/// ```
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Describes how a model is related to others.
///
/// ```swift
/// @Relationship(deleteRule: .cascade, inverse: \Place.trip) var places: [Place] = []
/// ```
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Excludes a property from the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Speeds up fetches that filter or sort by these properties.
///
/// ```swift
/// #Index<Trip>([\.startDate], [\.name, \.startDate])
/// ```
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Speeds up fetches with indices of a kind.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Keeps one model for each combination of these properties. Inserting another one updates it.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "CairnMacros", type: "ModelMarkMacro")

/// Makes an actor that works on its own context, away from the main actor.
///
/// ```swift
/// @ModelActor actor Importer {
///   func add(_ name: String) throws {
///     modelContext.insert(Trip(name: name))
///     try modelContext.save()
///   }
/// }
/// ```
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "CairnMacros", type: "ModelActorMacro")
