import CairnCore
import Foundation
import SwiftUI

/// How a view or a scene gets its container.
struct ContainerRecipe {
  var types: [any PersistentModel.Type] = []
  var inMemory = false
  var isAutosaveEnabled = true
  var isUndoEnabled = false
  var onSetup: (Result<ModelContainer, any Error>) -> Void = { _ in }

  /// Creates the container. If it fails, the app gets the error, and models stay in memory.
  @MainActor func make(at place: ModelPlace) -> ModelContainer? {
    let schema = Schema(types)
    let configuration = inMemory ? ModelConfiguration(isStoredInMemoryOnly: true) : ModelConfiguration(schema: nil)
    let result = Result { try ModelContainer(for: schema, migrationPlan: nil, [configuration], at: place) }
    onSetup(result)
    switch result {
    case .success(let container): return container
    case .failure(let error):
      DataProblem.containerFailed(error)
      return try? ModelContainer(for: schema, migrationPlan: nil, [ModelConfiguration(isStoredInMemoryOnly: true)])
    }
  }
}

/// The container of a view or a scene, which is made once.
@MainActor
private final class ContainerHolder {
  private var container: ModelContainer?

  nonisolated init() {}

  func context(_ recipe: ContainerRecipe, _ place: ModelPlace) -> ModelContext? {
    if container == nil {
      container = recipe.make(at: place)
      container?.mainContext.autosaveEnabled = recipe.isAutosaveEnabled
      container?.mainContext.wantsUndo = recipe.isUndoEnabled
    }
    return container?.mainContext
  }
}

private struct OwnContainer: ViewModifier {
  let recipe: ContainerRecipe
  @State private var holder = ContainerHolder()
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    let context = holder.context(recipe, environment.modelPlace)
    content.transformEnvironment(\.modelContext) { if let context { $0 = context } }
  }
}

private struct OwnContainerScene<Content: Scene>: Scene {
  let content: Content
  let recipe: ContainerRecipe
  @State private var holder = ContainerHolder()

  var body: some Scene {
    content.environment(\.modelContext, holder.context(recipe, .current) ?? EnvironmentValues().modelContext)
  }
}

nonisolated extension View {
  /// Sets the context of the models in this view.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the models in this view.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container for a model and those it is related to.
  ///
  /// ```swift
  /// ContentView().modelContainer(for: Trip.self)
  /// ```
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Creates a container for models and those they are related to.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      OwnContainer(
        recipe: ContainerRecipe(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup)))
  }
}

extension Scene {
  /// Sets the context of the models in this scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the models in this scene.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container for a model and those it is related to.
  ///
  /// ```swift
  /// WindowGroup { ContentView() }.modelContainer(for: Trip.self)
  /// ```
  @MainActor public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Creates a container for models and those they are related to.
  @MainActor public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    OwnContainerScene(
      content: self,
      recipe: ContainerRecipe(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }
}
