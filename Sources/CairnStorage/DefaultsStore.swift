import CairnLocks
import CairnValues
import Foundation

/// An app's own `UserDefaults` as a store.
///
/// Other code may write to the defaults too. Foundation on Linux posts its notification only for whole domains,
/// so the owner calls `refresh` at the start of a turn, which compares the keys in use with their last known
/// values.
package final class DefaultsStore: KeyValueStore {
  private struct State {
    /// The keys that were read or set, with their last known values.
    var seen: [String: StoredValue?] = [:]
    var needsFlush = false
  }

  // `UserDefaults` is documented as thread-safe but not declared `Sendable`.
  nonisolated(unsafe) private let defaults: UserDefaults
  private let state = Mutex(State())
  private let observers = StoreObservers()
  private let log = ProblemLog()
  private let notification = Mutex<StorageObservation?>(nil)

  package init(_ defaults: UserDefaults, center: NotificationCenter = .default) {
    self.defaults = defaults
    // The sender is whichever object changed the domain, often not this one.
    nonisolated(unsafe) let token = center.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.refresh() }
    notification.withLock { $0 = StorageObservation { center.removeObserver(token) } }
  }

  package var keys: Set<String> {
    Set(defaults.dictionaryRepresentation().lazy.filter { StoredValue(inDefaults: $0.value) != nil }.map(\.key))
  }

  package func value(for key: String) -> StoredValue? {
    guard let object = defaults.object(forKey: key) else {
      noteSeen(nil, for: key)
      return nil
    }
    let value = StoredValue(inDefaults: object)
    noteSeen(value, for: key)
    if value == nil {
      record(
        StorageProblem(
          .wrongType, "Key \"\(key)\" in the user defaults holds \(type(of: object)), which is not a supported type."))
    }
    return value
  }

  /// Records the first value read for a key, the baseline for later changes. After that only `compare` updates
  /// it, so that reading never hides a change from the observers.
  private func noteSeen(_ value: StoredValue?, for key: String) {
    state.withLock { state in
      if state.seen[key] == nil { state.seen[key] = .some(value) }
    }
  }

  package func set(_ value: StoredValue?, for key: String) {
    let old = defaults.object(forKey: key).flatMap(StoredValue.init(inDefaults:))
    noteSeen(old, for: key)
    if let object = value?.objectForDefaults {
      defaults.set(object, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    state.withLock { $0.needsFlush = true }
    observers.notify(changes(among: [key]))
  }

  package func observe(_ handler: @escaping @Sendable (String) -> Void) -> StorageObservation {
    observers.add(handler)
  }

  package var problems: [StorageProblem] { log.problems }

  package var problemCount: Int { log.count }

  package func record(_ problem: StorageProblem) { log.record(problem) }

  package func refresh() {
    observers.notify(changes(among: state.withLock { $0.seen.keys.sorted() }))
  }

  private func changes(among keys: [String]) -> [String] {
    state.withLock { state in
      keys.filter { key in
        let value = defaults.object(forKey: key).flatMap(StoredValue.init(inDefaults:))
        return state.seen.updateValue(value, forKey: key) != .some(value)
      }
    }
  }

  package func flush() {
    let isNeeded = state.withLock { state in
      defer { state.needsFlush = false }
      return state.needsFlush
    }
    if isNeeded, !defaults.synchronize() {
      state.withLock { $0.needsFlush = true }
      record(StorageProblem(.unwritable, "The user defaults could not be written; values are kept in memory only."))
    }
    refresh()
  }

  /// Flushes immediately: user defaults are not declared safe to use from another thread while the app uses
  /// them.
  package func flushSoon() { flush() }
}
