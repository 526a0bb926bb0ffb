import CairnValues
import Foundation
import Synchronization

/// The stores of one app, as files under the XDG directories, each opened once.
package final class AppStores: Sendable {
  private let app: String
  private let environment: [String: String]
  private let open = Mutex<[URL: FileStore]>([:])

  /// - Parameter app: Names the app's folders; the name of its executable.
  package init(app: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.app = app
    self.environment = environment
  }

  package func store(for place: StoragePlace) -> any KeyValueStore {
    let url = place.url(app: app, environment: environment)
    return open.withLock { open in
      if let known = open[url] { return known }
      let new = FileStore(url)
      open[url] = new
      return new
    }
  }
}
