import CairnMessages
import Foundation

/// `cairn dev`, from its start to its end: it watches the sources, builds, and starts the app again where the user was.
@MainActor
final class DevelopmentSession {
  enum Host: String {
    case terminal, window, web
  }

  private let package: AppPackage
  private let builder: Builder
  private var host: Host?
  private let address: String
  private let folder: URL
  private let watch: FolderWatch
  private var tree: SourceTree
  private var app: DevelopedApp?
  private var number = 0
  /// The state that the last process has handed over. It survives a process that crashes.
  private var lastHandover: URL?
  private var isBuilding = false
  private var changedAt: Date?
  private var keepsPlace = true
  /// Whether the process is to end so that another one can start.
  private var isReplacing = false
  private var sources: [any DispatchSourceProtocol] = []
  private let log: DevelopmentLog
  /// The previews, which may be shown in the place of the app.
  private var previews: LivePreviews
  private var showsPreviews: Bool
  /// Builds, one after the other.
  private let work = DispatchQueue(label: "builds", qos: .userInitiated)

  /// - Parameters:
  ///   - address: Where to serve browsers, or empty for the usual place.
  ///   - preview: The preview to show in the place of the app, or an empty text for the first one.
  init(
    _ package: AppPackage, product: String, host: Host?, address: String, preview: String?
  ) throws(Failure) {
    self.package = package
    showsPreviews = preview != nil
    previews = LivePreviews(of: package, wish: preview?.isEmpty == false ? preview : nil)
    builder = try Builder(package, product: product)
    self.host = host
    self.address = address
    tree = SourceTree(package.source)
    watch = try FolderWatch()
    log = DevelopmentLog(package.source.appending(path: ".build/cairn/dev.log"))
    folder = try Files.makePrivateFolder("cairn-dev")
  }

  /// Whether the app has the terminal for itself.
  private var appHasTerminal: Bool { host == .terminal }

  func run() throws(Failure) -> Never {
    Terminal.step("Building")
    if case .failed(_, let output) = builder.build([], isOtherList: true) { Terminal.printError(output) }
    host = host ?? (Self.hasDisplay ? .window : .terminal)
    try follow()
    if builder.program.path.isEmpty {
      Terminal.printError("The app does not build yet. It starts when it does.")
    } else {
      try start()
      prepare()
    }
    // Edits that were made during the first build.
    buildChanges()
    dispatchMain()
  }

  private static var hasDisplay: Bool {
    ["WAYLAND_DISPLAY", "DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
  }

  // MARK: What happens

  private func follow() throws(Failure) {
    for folder in tree.folders { try watch.watch(folder) }
    on(DispatchSource.makeReadSource(fileDescriptor: watch.descriptor, queue: .main)) { $0.filesChanged() }
    on(DispatchSource.makeSignalSource(signal: SIGCHLD, queue: .main)) { $0.appMayHaveEnded() }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      on(DispatchSource.makeSignalSource(signal: number, queue: .main)) { $0.quit(128 + number) }
    }
    guard !appHasTerminal, isatty(STDIN_FILENO) == 1 else { return }
    TerminalKeys.takeEach()
    on(DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)) { $0.keyPressed() }
  }

  private func on(_ source: some DispatchSourceProtocol, _ act: @escaping @MainActor (DevelopmentSession) -> Void) {
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { if let self { act(self) } }
    }
    source.resume()
    sources.append(source)
  }

  private func filesChanged() {
    watch.clear()
    guard changedAt == nil else { return }
    changedAt = Date()
    // An editor may write a file in several steps, and several files at once.
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(15)) { [weak self] in
      MainActor.assumeIsolated { self?.buildChanges() }
    }
  }

  private func buildChanges() {
    guard !isBuilding else { return }
    let change = tree.update()
    for folder in tree.folders { try? watch.watch(folder) }
    guard !change.changed.isEmpty || change.isOtherList else {
      changedAt = nil
      return
    }
    let since = changedAt ?? Date()
    changedAt = nil
    isBuilding = true
    replacedSince = since
    textIsShown = false
    let builder = builder
    work.async {
      if let edit = builder.textEdit(change.changed) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.app?.send(.replace(edit.old, by: edit.new)) } }
      }
      let outcome = builder.build(change.changed, isOtherList: change.isOtherList)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.built(outcome, change.changed, since) } }
    }
  }

  private func built(_ outcome: Builder.Outcome, _ files: [String], _ since: Date) {
    isBuilding = false
    let names = files.map { URL(fileURLWithPath: $0).lastPathComponent }.joined(separator: ", ")
    switch outcome {
    case .built(let isQuick):
      log.note("Built \(names) \(isQuick ? "alone" : "with SwiftPM")", since: since, onScreen: !appHasTerminal)
      previews.sourceChanged()
      // The running app shows it already, and the next edit brings the new one.
      if !textIsShown { replace(keepingPlace: true) }
    case .failed(let problems, let output):
      log.note(
        "\(names): \(problems.count == 1 ? "1 error" : "\(problems.count) errors")", since: since,
        onScreen: !appHasTerminal)
      if !appHasTerminal {
        Terminal.printError(problems.isEmpty ? output : problems.map(\.text).joined(separator: "\n"))
      }
      let none = BuildProblem(file: "", line: 0, column: 0, message: "The build failed.")
      app?.send(.show(problems.isEmpty ? [none] : problems))
    }
    // Edits that were made meanwhile.
    buildChanges()
  }

  /// When the last edit was made, until it shows.
  private var replacedSince: Date?
  /// Whether the last edit was one of a text, which the running app shows.
  private var textIsShown = false

  // MARK: The app

  /// Ends the running app, and starts the new one.
  private func replace(keepingPlace: Bool) {
    keepsPlace = keepingPlace
    guard let app else { return restart() }
    isReplacing = true
    guard keepingPlace else { return app.end() }
    app.send(.handOver)
    let process = app.process
    // An app that does not answer is ended without. On a busy machine it may take seconds.
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(10)) { [weak self] in
      MainActor.assumeIsolated { if let self, self.isReplacing, self.app?.process == process { self.app?.end() } }
    }
  }

  private func restart() {
    do throws(Failure) { try start() } catch { Terminal.printError("cairn: \(error.message)") }
  }

  private func start() throws(Failure) {
    number += 1
    isReplacing = false
    var program = showsPreviews ? try previews.program(builder.program) : builder.program
    program.environment.merge(package.environment) { $1 }
    program.environment["CAIRN_HOST"] = host?.rawValue
    if host == .web, !address.isEmpty { program.environment["CAIRN_WEB"] = address }
    app = try DevelopedApp(
      program, in: folder.appending(path: "\(number)"), handover: keepsPlace ? lastHandover : nil
    ) { [weak self] in self?.heard($0) }
    keepsPlace = true
  }

  private func heard(_ report: DevelopmentReport) {
    switch report {
    case .ready: reported()
    case .handedOver:
      guard isReplacing, let app else { return }
      lastHandover = app.handover
      app.end()
    case .textShown:
      textIsShown = true
      reported("Text shown")
    case .textUnknown: break
    case .reload: replace(keepingPlace: true)
    case .restart: replace(keepingPlace: false)
    }
  }

  private func reported(_ what: String = "Shown") {
    if let since = replacedSince { log.note(what, since: since, onScreen: !appHasTerminal) }
    replacedSince = nil
    prepare()
  }

  private func prepare() {
    let (builder, tree) = (builder, tree)
    work.async { builder.prepare(tree) }
  }

  private func appMayHaveEnded() {
    guard let app, let status = Program.ending(of: app.process) else { return }
    app.stopListening()
    self.app = nil
    if isReplacing { return restart() }
    guard status >= 128, status != 128 + SIGTERM, status != 128 + SIGINT else { return quit(status) }
    if showsPreviews, let crashed = try? previews.crashed() {
      Terminal.printError("The preview \"\(crashed.name)\" (\(crashed.place)) ended the program.")
      return restart()
    }
    Terminal.printError("The app ended by signal \(status - 128). It starts again after the next edit.")
  }

  // MARK: Keys

  private func keyPressed() {
    for key in TerminalKeys.read() {
      switch key {
      case "r": replace(keepingPlace: true)
      case "R": replace(keepingPlace: false)
      case "w": show(on: .window)
      case "b": show(on: .web)
      case "p": switchPreviews()
      case "t": test()
      case "q": quit(0)
      default:
        Terminal.printError("r reload   R from the start   w window   b browser   p previews   t tests   q quit")
      }
    }
  }

  private func show(on other: Host) {
    host = other
    replace(keepingPlace: true)
  }

  private func switchPreviews() {
    showsPreviews.toggle()
    replace(keepingPlace: true)
  }

  private func test() {
    guard let sdk = try? SDKBundle.installed.name(for: package.toolchain) else { return }
    var swift = package.toolchain.swift
    swift.folder = package.folder
    let (program, options) = (swift, SDKBundle.options(naming: sdk) + package.options)
    DispatchQueue.global().async { _ = try? program.run(["test"] + options) }
  }

  private func quit(_ status: Int32) {
    if let app {
      app.end()
      for _ in 0..<200 where Program.ending(of: app.process) == nil { usleep(10_000) }
    }
    previews.end()
    TerminalKeys.giveBack()
    try? Files.remove(folder)
    exit(status)
  }
}
