import CairnCore
import CairnHosting
import CairnPrinting
import CairnScreen
import CairnStorage
import CairnTerminal
import CairnValues
import Foundation
import Glibc

/// Renders an app as text: prints the first screen and exits.
@MainActor
final class TextHost: SessionHost {
  let metrics: any Metrics
  let windowSize: CGSize
  let surroundings: Surroundings
  let supportsMultipleWindows = false
  private let stores: AppStores

  /// Creates a host with the room of a terminal of 80 columns and 24 lines.
  init(stores: AppStores, environment: [String: String] = [:]) {
    self.stores = stores
    let size = CellSize(environment: environment)
    let cell = CGSize(width: size.width, height: size.height)
    metrics = CellMetrics(cell: cell)
    windowSize = CGSize(width: 80 * cell.width, height: 24 * cell.height)
    let options = HostOptions(environment: environment)
    var surroundings = Surroundings()
    surroundings.colorScheme = options.appearance ?? .light
    surroundings.accessibility.reducesMotion = options.reducesMotion ?? false
    self.surroundings = surroundings
  }

  /// Returns the exit status of the program.
  static func run(
    _ app: _AppSource, environment: [String: String] = ProcessInfo.processInfo.environment, opening urls: [URL] = []
  ) -> Int32 {
    let name = ProcessInfo.processInfo.processName
    let stores = AppStores(app: name, environment: environment)
    let text = TextHost(stores: stores, environment: environment).firstScreen(of: app, opening: urls)
    // The app's own output comes first. The disk may be full, or the reader may have closed.
    if fflush(nil) == 0, text.isEmpty || write(text + "\n") { return 0 }
    StandardError.write("\(name.printable): cannot print: \(String(cString: strerror(errno)))\n")
    return EX_IOERR
  }

  private static func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Starts an app, renders its first window, and ends the app.
  func firstScreen(of app: _AppSource, opening urls: [URL] = []) -> String {
    let session = Session(app, on: self, opening: urls)
    let root = (session.frontWindow ?? session.windows.first)?.screen.root
    let text = root.map { PlainText.of($0) } ?? ""
    session.end()
    return text.printableLines
  }

  func opened(_ window: SceneWindow) {}
  func closed(_ window: SceneWindow) {}
  func broughtForward(_ window: SceneWindow) {}
  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {}
  /// The session runs pending work before its start returns. Nothing follows.
  func requestTurn() {}
  func openInSystem(_ url: URL) -> Bool { false }

  func store(for place: StorePlace) -> any KeyValueStore { stores.store(for: place) }

  func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
}
