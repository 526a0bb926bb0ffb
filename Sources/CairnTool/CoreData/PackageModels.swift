import Foundation

/// The Core Data models of a package's targets, which its copy has in the form that a bundle has, with the classes of their
/// entities.
///
/// SwiftPM would copy the files of a model one by one. So each target of the copy gets one more folder, whose models it copies as
/// they are and whose sources it compiles.
struct PackageModels {
  private static let folder = "CairnModels"

  private struct Contents {
    let folder: URL
    /// Models that the manifest names, so that something has to be in their places.
    let declared: [URL]
    let names: [String]
    let texts: [String: String]
  }

  private var contents: [String: Contents] = [:]
  /// The models, which the copy has not.
  private(set) var originals: [URL] = []
  /// The classes of their entities.
  private(set) var classes: Set<String> = []

  init(of targets: [PackageTargets.Target]) throws(Failure) {
    for target in targets where !target.models.isEmpty {
      var texts: [String: String] = [:]
      var names: [String] = []
      var models: [DataModel] = []
      for model in target.models {
        let compiled = try CompiledModel(model) { _ in target.name.moduleName }
        names.append(compiled.name)
        models.append(compiled.current)
        texts.merge(compiled.files) { own, _ in own }
      }
      let own = Set(models.flatMap { ModelClasses(model: $0).names })
      let sources = Files.everything(in: target.folder).filter { $0.pathExtension == "swift" && target.contains($0) }
      let overrides = ExtensionOverrides.names(in: sources, of: own)
      for model in models {
        texts.merge(ModelClasses(model: model, overrides: overrides).files) { own, _ in own }
      }
      classes.formUnion(own)
      originals += target.models
      contents[target.name] = Contents(
        folder: target.folder.appending(path: Self.folder),
        declared: target.models.filter { model in target.declared.contains { $0.path == model.path } },
        names: names.uniqued(), texts: texts)
    }
  }

  /// The places that the copy fills itself, as places in the original.
  var places: [URL] { contents.values.flatMap { [$0.folder] + $0.declared } }

  /// How the manifest declares the models of a target.
  func rules(for target: PackageTargets.Target) -> [String] {
    (contents[target.name]?.names ?? []).map { ".copy(\("\(Self.folder)/\($0)".debugDescription))" }
  }

  /// - Parameter place: The place in the copy of one in the original.
  func write(to place: (URL) -> URL) throws(Failure) {
    for one in contents.values {
      try Files.makeLinks([:], texts: one.texts, in: place(one.folder))
      for model in one.declared { try Files.makeFolder(place(model)) }
    }
  }
}
