/// Expands `@ModelActor actor Importer` to its executor, its container and the initializer that sets both.
enum ModelActorExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    if request.role == "extension" {
      guard !request.conformances.isEmpty, let type = request.extendedType else { return Expansion(source: "") }
      return Expansion(source: "extension \(type): SwiftData.ModelActor {}")
    }
    do throws(Diagnostic) {
      let type = try TypeDeclaration(request.syntax, for: "@ModelActor", keywords: ["actor"], named: "an actor")
      let access = type.header.modifiers.contains { $0.name == "public" } ? "public " : ""
      return Expansion(
        source: """
          \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
          \(access)nonisolated let modelContainer: SwiftData.ModelContainer

          \(access)init(modelContainer: SwiftData.ModelContainer) {
            modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
            self.modelContainer = modelContainer
          }
          """)
    } catch {
      return Expansion(failure: error)
    }
  }
}
