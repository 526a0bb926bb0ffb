import CairnLocks
import CairnValues
import Foundation

/// The stores of one app, as files under the XDG directories, each opened once.
package final class AppStores: Sendable {
  private let group: StoreGroup
  private let open = Mutex<[StorePlace: any KeyValueStore]>([:])

  /// - Parameter app: Names the app's folders; the name of its executable.
  package init(app: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    let place = { @Sendable (place: StorePlace) in place.url(app: app, environment: environment) }
    // Beside the folder of the scenes.
    let folder = place(.scene("journal")).deletingLastPathComponent().deletingLastPathComponent()
    group = StoreGroup(journalIn: folder.appending(path: "journal", directoryHint: .isDirectory), place: place)
  }

  package func store(for place: StorePlace) -> any KeyValueStore {
    open.withLock { open in
      if let known = open[place] { return known }
      let new = group.open(place)
      open[place] = new
      return new
    }
  }
}
