import Foundation
import Observation
import SwiftUI

/// The objects of a request. It fetches them when they are read after something has changed.
final class FetchedObjects<Result: NSFetchRequestResult>: Observable, ContextListener {
  private var context: NSManagedObjectContext?
  private let request: NSFetchRequest<Result>
  private let transaction: Transaction?
  private var objects: [Result]?
  private var lastObjects: [Result] = []
  /// The order as the app has written it, in descriptors of Swift.
  var typedOrder: Any?
  private let registrar = ObservationRegistrar()
  /// Read by views, so that they run again after a change.
  private var generation: Int { 0 }

  init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
    self.request = request.copy() as? NSFetchRequest<Result> ?? request
    self.transaction = transaction
  }

  /// Takes over the context of the view.
  func use(_ context: NSManagedObjectContext) {
    guard self.context !== context else { return }
    self.context = context
    context.listen(self)
    objects = nil
    lastObjects = []
  }

  func contextChanged(_ entity: NSEntityDescription) {
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
      guard newValue != request.sortDescriptors ?? [] else { return }
      request.sortDescriptors = newValue
      changed()
    }
  }

  /// What the request finds.
  var array: [Result] {
    registrar.access(self, keyPath: \.generation)
    if let objects { return objects }
    guard let context else { return [] }
    guard context.persistentStoreCoordinator != nil else {
      CoreDataProblem.noStore(request.entityName ?? "\(Result.self)")
      return []
    }
    do {
      lastObjects = try context.fetch(request)
    } catch {
      CoreDataProblem.fetchFailed(request.entityName ?? "\(Result.self)", error)
    }
    objects = lastObjects
    return lastObjects
  }
}
