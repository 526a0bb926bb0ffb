import Foundation
import Observation
import SwiftUI

/// The objects of a request. They are fetched when a view is updated after something has changed.
final class FetchedObjects<Result: NSFetchRequestResult>: Observable, ContextListener {
  private var context: NSManagedObjectContext?
  private let request: NSFetchRequest<Result>
  private var transaction: Transaction?
  /// What the view asked for last.
  private var given: NSFetchRequest<Result>
  private var objects: [Result]?
  private var lastObjects: [Result] = []
  /// The order as the app has written it, in descriptors of Swift.
  var typedOrder: Any?
  private let registrar = ObservationRegistrar()
  /// Read by views, so that they run again after a change.
  private var generation: Int { 0 }

  init(_ given: NSFetchRequest<Result>) {
    self.given = given
    request = given.copy() as? NSFetchRequest<Result> ?? given
  }

  /// Takes over the context of the view and its request. A condition or order that was set since stays, unless
  /// the view has another request.
  func use(_ context: NSManagedObjectContext, _ new: NSFetchRequest<Result>, _ transaction: Transaction?, _ order: Any?)
  {
    self.transaction = transaction
    if new !== given {
      if !new.isSame(as: given) {
        request.takeOver(new)
        typedOrder = order
        objects = nil
      }
      given = new
    }
    if self.context !== context {
      self.context = context
      context.listen(self)
      objects = nil
      lastObjects = []
    }
    fetch()
  }

  func contextChanged(_ entity: NSEntityDescription, _ object: NSManagedObject?) {
    guard objects != nil else { return }
    changed()
  }

  func contextProcessed() {}

  private func changed() {
    objects = nil
    if let transaction {
      withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.generation) {} }
    } else {
      registrar.withMutation(of: self, keyPath: \.generation) {}
    }
  }

  /// The condition of the request.
  var predicate: NSPredicate? {
    get {
      registrar.access(self, keyPath: \.generation)
      return request.predicate
    }
    set {
      guard newValue !== request.predicate else { return }
      request.predicate = newValue
      changed()
    }
  }

  /// The order of the request.
  var order: [NSSortDescriptor] {
    get {
      registrar.access(self, keyPath: \.generation)
      return request.sortDescriptors ?? []
    }
    set {
      typedOrder = nil
      guard newValue != request.sortDescriptors ?? [] else { return }
      request.sortDescriptors = newValue
      changed()
    }
  }

  /// What the request finds.
  var array: [Result] {
    registrar.access(self, keyPath: \.generation)
    return lastObjects
  }

  /// Fetches if something has changed. Until a view is updated it has the objects that it shows, so that a position in them
  /// means the same object for as long as an action runs.
  private func fetch() {
    if objects != nil { return }
    guard let context else { return }
    guard context.persistentStoreCoordinator != nil else {
      return CoreDataProblem.noStore(request.entityName ?? "\(Result.self)")
    }
    do {
      lastObjects = try context.fetch(request)
    } catch {
      CoreDataProblem.fetchFailed(request.entityName ?? "\(Result.self)", error)
    }
    objects = lastObjects
  }
}

extension NSFetchRequest {
  fileprivate func isSame(as other: NSFetchRequest<ResultType>) -> Bool {
    entity === other.entity && entityName == other.entityName && predicate == other.predicate
      && sortDescriptors == other.sortDescriptors && fetchLimit == other.fetchLimit && fetchOffset == other.fetchOffset
  }
}
