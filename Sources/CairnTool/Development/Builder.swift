import CairnMessages
import Foundation

/// Builds an app after each edit, as fast as the edit allows.
///
/// After an edit of a function's body the compiler runs for that file alone, and the linker after it. For everything else
/// SwiftPM decides what to do.
final class Builder: @unchecked Sendable {
  // Sendable: after the first build it is used on one queue only. The program never changes once it is known.
  enum Outcome: Sendable {
    case built(isQuick: Bool)
    case failed([BuildProblem], output: String)
  }

  private var package: AppPackage
  private let product: String
  private var options: [String]
  private(set) var program = Program(path: "")
  private var jobs: CompilerJobs?
  private var outlines: [String: SourceOutline] = [:]
  /// The sources of the package, as they were last built or shown.
  private var texts: [String: String] = [:]
  /// The files that have changed since the last build that worked.
  private var changed: Set<String> = []
  private var needsPlan = true

  init(_ package: AppPackage, product: String) throws(Failure) {
    self.package = package
    self.product = product
    options = SDKBundle.options(naming: try SDKBundle.installed.name(for: package.toolchain)) + package.options
  }

  /// Builds after files have changed.
  ///
  /// - Parameter isOtherList: Whether there are files that were not there at the last build, or the other way round.
  func build(_ files: [String], isOtherList: Bool) -> Outcome {
    changed.formUnion(files)
    if isOtherList || files.contains(where: { !$0.hasSuffix(".swift") || $0.hasSuffix("/Package.swift") }) {
      needsPlan = true
    }
    let outcome = quickBuild() ?? fullBuild()
    if case .built = outcome {
      for file in changed { texts[file] = try? String(contentsOfFile: file, encoding: .utf8) }
      changed = []
    }
    return outcome
  }

  /// The edit of a text that may show before anything is built: the only change, of a text that is in no other place.
  func textEdit(_ files: [String]) -> TextEdit? {
    guard !needsPlan, changed.isEmpty, files.count == 1, let file = files.first, let before = texts[file],
      let after = try? String(contentsOfFile: file, encoding: .utf8), let edit = TextEdit(from: before, to: after),
      texts.values.reduce(0, { $0 + TextEdit.count(of: edit.old, in: $1) }) == 1
    else { return nil }
    return edit
  }

  private static let mostQuickFiles = 3

  private func quickBuild() -> Outcome? {
    guard !needsPlan, let jobs, (1...Self.mostQuickFiles).contains(changed.count) else { return nil }
    var new: [String: SourceOutline] = [:]
    for file in changed {
      guard jobs.canCompile(file), let old = outlines[file], let outline = Self.outline(of: file), outline == old else {
        return nil
      }
      new[file] = outline
    }
    if let text = jobs.build(changed.sorted(), in: package.folder) {
      return .failed(BuildProblem.all(in: text, folder: package.source.path), output: text)
    }
    outlines.merge(new) { $1 }
    return .built(isQuick: true)
  }

  private func fullBuild() -> Outcome {
    do {
      // A copy made of links follows the original.
      if package.folder != package.source, package.followsSource { package = try AppPackage.here(as: package.platform) }
      try package.writeInformation()
      var swift = package.toolchain.swift
      swift.folder = package.folder
      let result = try swift.result(["build"] + options + ["--product", product])
      guard result.status == 0 else {
        return .failed(BuildProblem.all(in: result.text, folder: package.source.path), output: result.text)
      }
      if program.path.isEmpty {
        let place = try swift.output(["build"] + options + ["--show-bin-path"])
        program = Program(path: "\(place.trimmingCharacters(in: .whitespacesAndNewlines))/\(product)")
      }
    } catch {
      return .failed([BuildProblem(file: "", line: 0, column: 0, message: error.message)], output: error.message)
    }
    needsPlan = true
    return .built(isQuick: false)
  }

  /// Prepares for the next edit, while nothing else is to be done.
  func prepare(_ sources: SourceTree) {
    guard needsPlan, !program.path.isEmpty else { return }
    needsPlan = false
    let own = Set(sources.files.filter { $0.hasSuffix(".swift") })
    let manifest = package.folder.appending(path: ".build/debug.yaml")
    jobs = BuildGraph(manifest, program: program.path).flatMap { CompilerJobs($0) { own.contains($0) } }
    outlines = [:]
    texts = [:]
    for file in own where !changed.contains(file) {
      let text = try? String(contentsOfFile: file, encoding: .utf8)
      texts[file] = text
      outlines[file] = text.flatMap { SourceOutline($0) }
    }
  }

  private static func outline(of file: String) -> SourceOutline? {
    (try? String(contentsOfFile: file, encoding: .utf8)).flatMap { SourceOutline($0) }
  }
}
