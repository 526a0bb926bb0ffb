import Foundation
import SwiftUI

/// Fetches all models, and keeps a view up to date with them.
///
/// ```swift
/// @Query private var trips: [Trip]
/// ```
///
/// For very many models, declare the property as `FetchResultsCollection<Trip>`: it loads those that are shown.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query() = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches all models, animating changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(animation: Animation) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches all models, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query(transaction: Transaction) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches what a descriptor describes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) =
  #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches what a descriptor describes, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) =
  #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in some order.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of a property.
///
/// ```swift
/// @Query(filter: #Predicate<Trip> { $0.isFavorite }, sort: \.startDate, order: .reverse) private var trips: [Trip]
/// ```
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of a property that may be `nil`.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation? = nil
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of a property, with a transaction for changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")

/// Fetches the models that match a predicate, in the order of a property that may be `nil`, with a transaction for
/// changes.
@attached(accessor)
@attached(peer, names: prefixed(`_`))
public macro Query<Value: Comparable, Element: PersistentModel>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction
) = #externalMacro(module: "CairnMacros", type: "QueryMacro")
