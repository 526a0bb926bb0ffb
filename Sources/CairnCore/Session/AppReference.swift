import CairnLocks

/// The running app that code belongs to, for frameworks with one object for each app. It can be found on any thread.
package struct AppReference: Sendable {
  private let graph: LiveReference<Graph>?

  /// The app whose code is running, if that is certain.
  package static var current: AppReference { AppReference(graph: RunningApp.current.graph ?? Runtime.shared.only) }

  /// Whether it is certain which app that is.
  package var isKnown: Bool { graph != nil }

  /// The app's session. A process may serve several users, so there is none if it is not certain which one that is.
  @MainActor package var session: Session? { graph?.target?.session }

  /// Runs code with the app's session on the main actor: at once on its thread, otherwise at the start of the next turn.
  package func onMain(_ act: @escaping @MainActor @Sendable (Session?) -> Void) {
    Runtime.shared.onMain {
      MainActor.assumeIsolated {
        let session = self.session
        if let session { session.onHostTime { act(session) } } else { act(nil) }
      }
    }
  }

  private static let objects = Mutex<[ObjectIdentifier?: [any AnyObject & Sendable]]>([:])

  /// Returns the app's object of a type, made on first use. It lives as long as the app.
  package func object<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
    Self.objects.withLock { all in
      let key = graph.map { ObjectIdentifier($0) }
      if let known = all[key]?.lazy.compactMap({ $0 as? Object }).first { return known }
      let new = make()
      all[key, default: []].append(new)
      return new
    }
  }

  static func remove(_ graph: LiveReference<Graph>) {
    let gone = objects.withLock { $0.removeValue(forKey: ObjectIdentifier(graph)) }
    _ = gone
  }
}
