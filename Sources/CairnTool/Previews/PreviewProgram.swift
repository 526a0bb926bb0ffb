import CairnMessages
import Foundation

/// A debug build of a package's app, asked about its previews.
///
/// The previews are types that nothing in the app mentions. They are found by their names in the symbols of the program, which
/// looks them up when it runs.
struct PreviewProgram {
  private let program: Program
  private let folder: URL
  private let types: [String]
  /// The providers that cannot be found because they are private.
  let privateProviders: [String]
  let languages: [String]

  /// Builds the app of a package, or a program with all of its libraries if it has none.
  init(of package: AppPackage, product: String?) throws(Failure) {
    let (package, product) = try Self.built(package, product: product)
    try self.init(package.build(product: product), of: package)
  }

  /// The package and the program with the previews: the app, or one made for libraries if there is no app.
  static func built(_ package: AppPackage, product: String?) throws(Failure) -> (AppPackage, product: String?) {
    let programs = product == nil ? try package.programs() : []
    guard product == nil, programs.isEmpty else {
      return (package, product ?? (programs.count == 1 ? programs[0] : nil))
    }
    return (try LibraryPreviews(package: package, folder: folder(of: package)).write(), LibraryPreviews.product)
  }

  /// - Parameter program: The program, which has been built.
  init(_ program: Program, of package: AppPackage) throws(Failure) {
    self.program = program
    folder = Self.folder(of: package)
    var types: [String] = []
    var privateProviders: [String] = []
    let place = URL(fileURLWithPath: program.path).deletingLastPathComponent()
    let libraries = Files.names(in: place).filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    for file in [URL(fileURLWithPath: program.path)] + libraries.map({ place.appending(path: $0) }) {
      guard let symbols = SymbolTable(try Files.read(file)) else {
        throw .data("\(file.path) is not a program for 64-bit Linux.")
      }
      types += symbols.typeNames
      privateProviders += symbols.privateProviders
    }
    self.types = types
    self.privateProviders = privateProviders.sorted()
    languages = Languages.all(in: package.followsSource ? package.folder : package.source)
    try Files.makeFolder(folder)
  }

  private static func folder(of package: AppPackage) -> URL { package.source.appending(path: ".build/cairn-previews") }

  /// The result of a run.
  struct Result {
    let lines: [PreviewLine]
    let status: Int32
    /// The preview that ended the program by a crash.
    var crashed: PreviewLine? {
      [4, 5, 6, 7, 8, 11].contains(status - 128) ? lines.last { $0.outcome == .started } : nil
    }
  }

  /// The previews, in the order of their files.
  func list() throws(Failure) -> [PreviewLine] {
    let result = try run(PreviewRequest(task: .list), environment: ["CAIRN_HOST": "text"])
    guard result.status == 0 else { throw .program("The app", status: result.status) }
    return result.lines
  }

  /// Asks the program for something, and waits until it has ended.
  func run(
    _ request: PreviewRequest, _ arguments: [String] = [], environment: [String: String]
  ) throws(Failure) -> Result {
    // Several commands may run at a time.
    let asked = try ask(
      request, named: "\(request.task.rawValue)-\(ProcessInfo.processInfo.processIdentifier)", environment)
    let status = try asked.program.runInForeground(arguments)
    let result = Result(lines: try asked.lines, status: status)
    try asked.remove()
    return result
  }

  /// The program with a request for it, which it reads when it starts.
  struct Asked {
    let program: Program
    fileprivate let request: URL
    fileprivate let report: URL

    /// The lines that the program has reported so far.
    var lines: [PreviewLine] {
      get throws(Failure) { PreviewLine.lines(in: try Files.read(report)) }
    }

    func remove() throws(Failure) {
      try Files.remove(request)
      try Files.remove(report)
    }
  }

  /// Writes a request for the program.
  func ask(
    _ request: PreviewRequest, named name: String, _ environment: [String: String] = [:]
  ) throws(Failure) -> Asked {
    var request = request
    let (file, report) = (folder.appending(path: "\(name).json"), folder.appending(path: "\(name).report"))
    request.types = types
    request.report = report.path
    request.languages = languages
    guard let data = try? JSONEncoder().encode(request) else { throw .data("The request cannot be written.") }
    try Files.write(String(decoding: data, as: UTF8.self), to: file)
    try Files.write("", to: report)
    var program = program
    program.environment = environment.merging([
      "CAIRN_PREVIEWS": file.path,
      // Values that a preview stores must not end up among the user's data.
      "XDG_DATA_HOME": folder.appending(path: "data").path, "XDG_STATE_HOME": folder.appending(path: "data").path,
      // After a crash the runtime would wait for a key.
      "SWIFT_BACKTRACE": ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
        ?? "interactive=no,threads=crashed,images=none,registers=none,limit=24",
    ]) { own, _ in own }
    return Asked(program: program, request: file, report: report)
  }
}

extension [PreviewLine] {
  /// The previews that names mean, or all without names.
  func meant(by wishes: [String]) throws(Failure) -> [PreviewLine] {
    guard !wishes.isEmpty else { return self }
    var found: [PreviewLine] = []
    for wish in wishes {
      let meant = filter { $0.isMeant(by: wish) }
      guard !meant.isEmpty else {
        throw .usage("There is no preview \"\(wish)\". `cairn preview --list` lists what there is.")
      }
      found += meant.filter { !found.contains($0) }
    }
    return found
  }
}
