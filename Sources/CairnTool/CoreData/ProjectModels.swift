import Foundation

/// The Core Data models of a target of an Xcode project, as files of the package that is made from it.
struct ProjectModels {
  /// The texts of files by their paths in the target's folder: those of the bundle, and Swift files.
  private(set) var texts: [String: String] = [:]
  /// The classes among them.
  private(set) var names: Set<String> = []

  /// Where the files of the bundle are.
  private static let folder = "Models"
  /// Where the Swift files are.
  static let classes = "ModelClasses"

  init(of target: XcodeProject.Target, among targets: [XcodeProject.Target]) throws(Failure) {
    guard !target.models.isEmpty else { return }
    let owners = ClassOwners(of: target, among: targets)
    var models: [DataModel] = []
    for model in target.models {
      let compiled = try CompiledModel(model.place, version: model.version, module: owners.module(of:))
      for (path, text) in compiled.files { texts["\(Self.folder)/\(path)"] = text }
      models.append(compiled.current)
    }
    names = Set(models.flatMap { ModelClasses(model: $0).names })
    let overrides = ExtensionOverrides.names(in: target.sources, of: names)
    for model in models {
      let classes = ModelClasses(model: model, overrides: overrides)
      for (name, text) in classes.files { texts["\(Self.classes)/\(name)"] = text }
    }
  }

  /// How the manifest declares the models.
  static func rules(for target: XcodeProject.Target) -> [String] {
    target.models.map { CompiledModel.name(of: $0.place) }.uniqued().sorted().map {
      ".copy(\("\(folder)/\($0)".debugDescription))"
    }
  }
}
