import Foundation
import Observation
import SwiftUI

/// The models of a query. It fetches them when they are read after something has changed.
final class QueryResults<Element: PersistentModel>: Observable, ContextListener {
  private var context: ModelContext?
  private var plan: FetchPlan<Element>?
  private var transaction: Transaction?
  private var keys: [Int64]?
  private var models: [Element]?
  /// What the last fetch that succeeded has found, which is shown while fetches fail.
  private var lastKeys: [Int64] = []
  private var lastModels: [Element] = []
  private(set) var error: (any Error)?
  private let registrar = ObservationRegistrar()
  /// Read by views, so that they run again after a change.
  private var generation: Int { 0 }

  /// Results beyond this number are loaded one by one, as they are shown.
  private static var mostLoadedAtOnce: Int { 1000 }

  /// Takes over what the view asks for now.
  func use(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction?) {
    self.transaction = transaction
    if self.context !== context {
      self.context = context
      context.core.listen(self)
      forgetAll()
    }
    guard let new = context.core.plan(descriptor) else {
      DataProblem.noContainer("\(Element.self)")
      plan = nil
      return forgetAll()
    }
    if let plan, plan.isSame(as: new) { return }
    plan = new
    forgetAll()
  }

  private func forgetAll() {
    lastKeys = []
    lastModels = []
    forget()
  }

  private func forget() {
    keys = nil
    models = nil
  }

  func contextChanged(entity: Int, position: Int?) {
    guard keys != nil || models != nil, let plan, plan.depends(on: entity, position) else { return }
    forget()
    if let transaction {
      withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.generation) {} }
    } else {
      registrar.withMutation(of: self, keyPath: \.generation) {}
    }
  }

  private func fetchedKeys() -> [Int64] {
    registrar.access(self, keyPath: \.generation)
    if let keys { return keys }
    guard let context, let plan else { return [] }
    do {
      let found = try context.core.keys(plan.descriptor)
      error = nil
      keys = found
      lastKeys = found
      return found
    } catch {
      note(error)
      keys = lastKeys
      models = lastModels
      return lastKeys
    }
  }

  private func note(_ error: any Error) {
    self.error = error
    DataProblem.fetchFailed("\(Element.self)", error)
  }

  var array: [Element] {
    let keys = fetchedKeys()
    if let models { return models }
    guard let context, let plan, !keys.isEmpty else { return [] }
    let core = context.core
    let found: [Element]
    do {
      found =
        keys.count <= Self.mostLoadedAtOnce
        ? try core.models(plan.entity.index, keys).compactMap { $0 as? Element }
        : keys.compactMap { core.fault(plan.entity, $0) as? Element }
      lastModels = found
    } catch {
      note(error)
      found = lastModels
    }
    models = found
    return found
  }

  var collection: FetchResultsCollection<Element> {
    let keys = fetchedKeys()
    guard let context else { return FetchResultsCollection() }
    return FetchResultsCollection(context.core, keys)
  }
}
