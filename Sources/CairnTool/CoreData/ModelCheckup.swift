import Foundation

/// What `cairn doctor` says about Core Data models.
struct ModelCheckup {
  typealias Model = XcodeProject.Model

  /// Paths are given from here.
  let root: URL
  let models: [Model]
  /// The Swift files that may declare the classes.
  let sources: [URL]

  var findings: [Finding] {
    guard !models.isEmpty else { return [] }
    var good: [Finding.Place] = []
    var broken: [Finding] = []
    var (missing, incomplete, fetched): ([Finding.Place], [Finding.Place], [Finding.Place]) = ([], [], [])
    let declared = DeclaredClasses(sources)
    for model in models {
      let compiled: CompiledModel
      do throws(Failure) { compiled = try CompiledModel(model.place, version: model.version) { $0 } } catch {
        broken.append(finding(.broken, error.message))
        continue
      }
      good.append(.init(file: model.place.path(from: root), detail: Self.summary(of: compiled)))
      let file = compiled.file.path(from: root)
      for entity in compiled.current.entities {
        if let name = entity.className, !declared.contains(name) {
          let place = Finding.Place(file: file, line: entity.line, detail: name)
          switch entity.generation {
          case .manual: missing.append(place)
          case .properties: incomplete.append(place)
          case .whole: break
          }
        }
        fetched += entity.fetched.map { .init(file: file, line: entity.line, detail: "\(entity.name).\($0)") }
      }
    }
    var findings: [Finding] = []
    if !good.isEmpty {
      findings.append(finding(.good, good.count == 1 ? "1 model:" : "\(good.count) models:", good))
    }
    findings += broken
    if !incomplete.isEmpty {
      findings.append(
        finding(
          .broken, "No source declares these classes, of which only the properties are generated:", incomplete,
          remedy: "Declare them, or choose the code generation \"Class Definition\" in the model"))
    }
    if !missing.isEmpty {
      findings.append(
        finding(
          .missing, "No source declares these classes, and none are generated:", missing,
          remedy: "Declare them, or choose the code generation \"Class Definition\" in the model"))
    }
    if !fetched.isEmpty {
      findings.append(finding(.missing, "Fetched properties get no accessors. Left out:", fetched))
    }
    return findings
  }

  private func finding(
    _ state: Finding.State, _ detail: String, _ places: [Finding.Place]? = nil, remedy: String? = nil
  ) -> Finding {
    Finding(subject: "Core Data", state: state, detail: detail, remedy: remedy, places: places)
  }

  private static func summary(of model: CompiledModel) -> String {
    func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    return [
      counted(model.current.entities.count, "entity", "entities"), counted(model.versions, "version", "versions"),
      counted(ModelClasses(model: model.current).names.count, "generated class", "generated classes"),
    ]
    .joined(separator: ", ")
  }
}
