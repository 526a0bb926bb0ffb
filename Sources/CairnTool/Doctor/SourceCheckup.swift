import Foundation

/// Puts together what was found in Swift files.
struct SourceCheckup {
  /// Paths are given from here.
  let root: URL
  private var imports: [String: [Finding.Place]] = [:]
  private var omissions: [(omission: SourceReport.Omission, place: Finding.Place)] = []

  init(root: URL) { self.root = root }

  mutating func add(_ report: SourceReport, of file: URL) {
    let path = file.path(from: root)
    for found in report.imports where imports[found.module]?.last?.file != path {
      imports[found.module, default: []].append(.init(file: path, line: found.line))
    }
    for omission in report.omissions {
      let names = omission.declarations.prefix(3).joined(separator: ", ")
      let more = omission.declarations.count - 3
      omissions.append(
        (omission, .init(file: path, line: omission.line, detail: names + (more > 0 ? " and \(more) more" : ""))))
    }
  }

  func findings(besides known: Set<String>, files count: Int) -> [Finding] {
    let missing = imports.filter { !known.contains($0.key) }
      .sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
    var findings = missing.map { module, places in
      Finding(
        subject: module, state: .broken, detail: "There is no such module here. Imported by \(places.count.files):",
        remedy: (OtherModules.names[module].map { "`--as ios` imports \($0) instead, which has the most used names. " }
          ?? "Guard it with `#if canImport(\(module))`. ") + "See \(InsteadOf.page(for: module))", places: places)
    }
    if missing.isEmpty {
      findings.append(Finding(subject: "Imports", state: .good, detail: "\(count.files), all of whose imports exist"))
    }
    return findings + modules + phones + [elsewhere, others].compactMap { $0 }
  }

  private typealias Omission = SourceReport.Omission

  /// Branches that ask for iOS, and that `--as ios` compiles.
  private var phones: [Finding] {
    let found = omissions.filter { $0.omission.isLeftOut == true && $0.omission.isLeftOutOnPhone != true }
    guard !found.isEmpty else { return [] }
    return [
      Finding(
        subject: "os(iOS)", state: .missing, detail: "\(found.count.branches) left out, because this is not iOS:",
        remedy: "`cairn run --as ios` compiles \(found.count == 1 ? "it" : "them")", places: found.map(\.place))
    ]
  }

  /// Branches that ask for modules that are not here, by module.
  private var modules: [Finding] {
    var found: [String: [Finding.Place]] = [:]
    for (omission, place) in omissions where omission.isLeftOut == true && omission.isLeftOutOnPhone == true {
      guard !omission.condition.hasPrefix("#else"), let question = omission.questions.last(where: Self.isModule) else {
        continue
      }
      found[question, default: []].append(place)
    }
    return found.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { question, places in
      let module = String(question.dropFirst("canImport(".count).dropLast())
      return Finding(
        subject: question, state: .missing,
        detail: "\(places.count.branches) left out, with `--as ios` too, because there is no \(module):",
        remedy: "See \(InsteadOf.page(for: module))", places: places)
    }
  }

  private static func isModule(_ question: String) -> Bool { question.hasPrefix("canImport(") }

  /// Branches that are compiled now, and not with `--as ios`.
  private var elsewhere: Finding? {
    let found = omissions.filter { $0.omission.isLeftOut != true && $0.omission.isLeftOutOnPhone == true }
    guard !found.isEmpty else { return nil }
    return Finding(
      subject: "--as ios", state: .good, detail: "would leave out \(found.count.branches):", places: found.map(\.place))
  }

  /// Branches for other systems, which nothing compiles here.
  private var others: Finding? {
    let found = omissions.filter { omission, _ in
      omission.isLeftOut == true && omission.isLeftOutOnPhone == true
        && (omission.condition.hasPrefix("#else") || !omission.questions.contains(where: Self.isModule))
    }
    guard !found.isEmpty else { return nil }
    return Finding(
      subject: "Elsewhere", state: .good, detail: "\(found.count.branches) only for other systems and simulators:",
      remedy: found.contains { $0.omission.questions.contains("os(macOS)") }
        ? "`--as macos` compiles those for Macs" : nil,
      places: found.map { omission, place in
        .init(file: place.file, line: place.line, detail: "\(omission.condition): \(place.detail ?? "")")
      })
  }
}

extension Int {
  fileprivate var files: String { "\(self) \(self == 1 ? "file" : "files")" }
  fileprivate var branches: String { "\(self) \(self == 1 ? "branch" : "branches")" }
}

extension URL {
  /// The path from a folder, or the whole path of a file outside it.
  func path(from root: URL) -> String {
    let prefix = root.trimmedPath + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
