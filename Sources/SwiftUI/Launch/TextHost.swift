import CairnCore
import CairnScreen
import CairnStorage
import CairnValues
import Foundation

/// Shows an app to a program that reads text: the first screen is printed, and that is all.
@MainActor
final class TextHost: AppHost {
  let metrics: any Metrics = CellMetrics()
  let windowSize = CGSize(width: 80, height: 24)
  let supportsMultipleWindows = false
  private let stores: AppStores

  init(stores: AppStores) { self.stores = stores }

  static func run(_ app: _AppSource, opening urls: [URL] = []) {
    let host = TextHost(stores: AppStores(app: ProcessInfo.processInfo.processName))
    let text = host.firstScreen(of: app, opening: urls)
    if !text.isEmpty { print(text) }
  }

  /// Starts an app, reads its first window, and ends it again.
  func firstScreen(of app: _AppSource, opening urls: [URL] = []) -> String {
    let session = Session(app, on: self, opening: urls)
    let root = (session.frontWindow ?? session.windows.first)?.screen.root
    let text = root.map { PlainText.of($0) } ?? ""
    session.end()
    return text
  }

  func opened(_ window: SceneWindow) {}
  func closed(_ window: SceneWindow) {}
  func broughtForward(_ window: SceneWindow) {}
  func commit(_ changes: ScreenChanges, in window: SceneWindow, transaction: Transaction) {}
  /// The session runs what is pending before it returns from its start; nothing comes after.
  func requestTurn() {}
  func openInSystem(_ url: URL) -> Bool { false }

  func store(for place: StorePlace) -> any KeyValueStore {
    switch place {
    case .settings: stores.store(for: .settings)
    case .scene(let id): stores.store(for: .scene(id))
    }
  }

  func store(over defaults: UserDefaults) -> any KeyValueStore { DefaultsStore(defaults) }
}
