import CairnUnsafe

/// The open windows by their values, so that a value's window is found quickly among hundreds.
///
/// The key is a hash number, not the value itself: what an app considers equal may change, and a window must be
/// found again when it closes.
@MainActor
struct WindowsForValues {
  /// The windows with each key in opening order; nearly always a single one.
  private var windows: [Int: [SceneWindow]] = [:]

  private static func key(_ source: any WindowSource, _ value: AnyHashable) -> Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(source))
    hasher.combine(value)
    return hasher.finalize()
  }

  mutating func add(_ window: SceneWindow) {
    guard let source = window.source, let value = window.value else { return }
    let key = Self.key(source, value)
    window.keyAmongValues = key
    let place = windows[key]?.lastIndex { $0.number < window.number }.map { $0 + 1 } ?? 0
    windows[key, default: []].insert(window, at: place)
  }

  mutating func remove(_ window: SceneWindow) {
    guard let key = window.keyAmongValues.take(), var same = windows.removeValue(forKey: key) else { return }
    if let place = same.indices.findFromEnds({ same[$0] === window }) { same.remove(at: place) }
    if !same.isEmpty { windows[key] = same }
  }

  mutating func removeAll() { windows = [:] }

  /// Returns the first window opened for a value. Windows without a value never match.
  func window(from source: any WindowSource, for value: AnyHashable) -> SceneWindow? {
    windows[Self.key(source, value)]?.first { $0.source === source && $0.isFor(value) }
  }
}

extension SceneWindow {
  fileprivate func isFor(_ other: AnyHashable) -> Bool {
    guard let value else { return false }
    // Compares the types first, because `AnyHashable` treats 1 and 1.0 as equal.
    return type(of: value.base) == type(of: other.base) && value == other
  }
}
