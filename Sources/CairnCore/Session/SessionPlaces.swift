import CairnLocks

/// The storage places of this process's sessions, for code on any thread. Secrets are stored there too, so code gets a place only if
/// its user is known for certain.
package enum SessionPlaces {
  private struct Known {
    var places: [ObjectIdentifier: ModelPlace] = [:]
    /// The place of every session so far, if they have the same.
    var only: ModelPlace?
    var areSeveral = false
  }
  private static let known = Mutex(Known())

  /// The place for the code that runs on this thread, or `nil` if the process serves several users and it may be that of any of them.
  package static var current: ModelPlace? {
    let graph = RunningApp.current.graph
    return known.withLock { known in
      if let graph, let place = known.places[ObjectIdentifier(graph)] { return place }
      return known.areSeveral ? nil : known.only ?? .appFolder
    }
  }

  static func add(_ graph: LiveReference<Graph>, _ place: ModelPlace) {
    known.withLock { known in
      known.places[ObjectIdentifier(graph)] = place
      if let only = known.only, !only.isSame(as: place) { known.areSeveral = true }
      known.only = place
    }
  }

  static func remove(_ graph: LiveReference<Graph>) {
    known.withLock { $0.places[ObjectIdentifier(graph)] = nil }
  }
}

extension ModelPlace {
  fileprivate func isSame(as other: ModelPlace) -> Bool {
    switch (self, other) {
    case (.appFolder, .appFolder): true
    case (.folder(let one), .folder(let other)): one == other
    case (.memory(let one), .memory(let other)): one === other
    default: false
    }
  }
}
