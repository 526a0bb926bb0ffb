import CairnStorage
import CairnValues

/// Where a user was in a window, by the names of elements: the values entered, the scroll offsets, and the focus. They are in
/// a store, and restored when the window starts again in another process.
///
/// A draft ends when the app changes the value itself, as it does when a form is sent.
@MainActor
package final class KeptPlace {
  /// The most bytes of one draft, and of all drafts of a window.
  package static let mostBytesOfOne = 64 << 10
  static let mostBytes = 256 << 10
  package static let mostDrafts = 200
  static let mostOffsets = 100
  package static let mostBytesOfName = 500
  static let mostOffset = 1e8

  private let store: any KeyValueStore
  private let writeSoon: @MainActor () -> Void
  /// The drafts by name, and the names in the order of entry.
  package private(set) var drafts: [String: Draft<StoredValue>] = [:]
  private var order: [String] = []
  private var offsets: [String: StoredValue] = [:]
  /// Stored drafts that are not restored yet.
  private var waiting: [String: Draft<StoredValue>] = [:]
  private var waitingOffsets: [String: (x: Double, y: Double)] = [:]
  private(set) var waitingFocus: String?
  private(set) var focus: String?

  private static let focusKey = "focus"

  /// - Parameters:
  ///   - isTakenOver: Whether a draft is restored whatever the app's value is now, so that it needs no value before it.
  ///   - writeSoon: Called when the store has unwritten changes.
  package init(
    _ store: any KeyValueStore, isTakenOver: Bool = false, writeSoon: @escaping @MainActor () -> Void = {}
  ) {
    self.store = store
    self.writeSoon = writeSoon
    read(isTakenOver)
  }

  /// The contents of the store.
  var values: [String: StoredValue] { store.keys.reduce(into: [:]) { $0[$1] = store.value(for: $1) } }

  func isWaiting(for name: String) -> Bool {
    waiting[name] != nil || waitingOffsets[name] != nil || waitingFocus == name
  }

  package var isWaiting: Bool { !waiting.isEmpty || !waitingOffsets.isEmpty || waitingFocus != nil }

  // MARK: Entering

  /// Records a value that the user has entered.
  ///
  /// - Parameter before: The app's value before, or `nil` if the next process takes the draft over whatever the app has.
  package func note(_ value: StoredValue, before: StoredValue?, for name: String) {
    waiting[name] = nil
    let draft = Draft(before: drafts[name]?.before ?? before, value: value)
    guard value != draft.before, Self.isPermitted(name), Self.isPermitted(draft) else { return drop(name) }
    set(draft, for: name)
    order.removeAll { $0 == name }
    order.append(name)
    while order.count > Self.mostDrafts || size > Self.mostBytes { drop(order[0]) }
    writeSoon()
  }

  /// Records a value that the app shows, and ends the draft if the app has changed it.
  func appShows(_ value: StoredValue, for name: String) {
    if let draft = drafts[name], draft.value != value { drop(name) }
  }

  func noteOffset(x: Double, y: Double, for name: String) {
    waitingOffsets[name] = nil
    guard Self.isPermitted(name), x.isFinite, y.isFinite else { return }
    let value: StoredValue? = x == 0 && y == 0 ? nil : .string("\(x) \(y)")
    guard offsets[name] != value else { return }
    if offsets[name] == nil, offsets.count >= Self.mostOffsets { return }
    offsets[name] = value
    store.set(value, for: "offset \(name)")
    writeSoon()
  }

  func noteFocus(_ name: String?) {
    waitingFocus = nil
    guard name != focus else { return }
    focus = name.flatMap { Self.isPermitted($0) ? $0 : nil }
    store.set(focus.map { .string($0) }, for: Self.focusKey)
    writeSoon()
  }

  /// Drops the drafts of a page that was removed.
  func dropAll(of page: String) {
    for name in drafts.keys where name.hasPrefix(page) { drop(name) }
    for name in waiting.keys where name.hasPrefix(page) { drop(name) }
    for name in Array(offsets.keys) + waitingOffsets.keys where name.hasPrefix(page) {
      noteOffset(x: 0, y: 0, for: name)
      store.set(nil, for: "offset \(name)")
    }
    if focus?.hasPrefix(page) == true || waitingFocus?.hasPrefix(page) == true { noteFocus(nil) }
  }

  // MARK: Coming back

  /// Returns the stored draft for a name, once.
  func takeWaiting(_ name: String) -> Draft<StoredValue>? {
    guard let draft = waiting.removeValue(forKey: name) else { return nil }
    drafts[name] = draft
    order.append(name)
    return draft
  }

  func takeWaitingOffset(_ name: String) -> (x: Double, y: Double)? {
    guard let offset = waitingOffsets.removeValue(forKey: name) else { return nil }
    offsets[name] = .string("\(offset.x) \(offset.y)")
    return offset
  }

  func takeWaitingFocus(_ name: String) -> Bool {
    guard name == waitingFocus else { return false }
    waitingFocus = nil
    focus = name
    return true
  }

  /// Drops a draft, because the app has restored another value or the user has continued.
  func drop(_ name: String) {
    let isKnown = drafts.removeValue(forKey: name) != nil
    let isAwaited = waiting.removeValue(forKey: name) != nil
    guard isKnown || isAwaited else { return }
    order.removeAll { $0 == name }
    store.set(nil, for: "before \(name)")
    store.set(nil, for: "value \(name)")
    writeSoon()
  }

  // MARK: The file

  private func set(_ draft: Draft<StoredValue>, for name: String) {
    drafts[name] = draft
    store.set(draft.before, for: "before \(name)")
    store.set(draft.value, for: "value \(name)")
  }

  private var size: Int {
    drafts.reduce(0) { $0 + $1.key.utf8.count + Self.size(of: $1.value) }
  }

  private static func isPermitted(_ name: String) -> Bool { name.utf8.count <= mostBytesOfName }

  private static func size(of draft: Draft<StoredValue>) -> Int {
    [draft.before, draft.value].reduce(0) { if case .string(let text)? = $1 { $0 + text.utf8.count } else { $0 + 8 } }
  }

  private static func isPermitted(_ draft: Draft<StoredValue>) -> Bool {
    isPermitted(draft.value) && draft.before.map(isPermitted) != false
  }

  private static func isPermitted(_ value: StoredValue) -> Bool {
    switch value {
    case .string(let text): text.utf8.count <= mostBytesOfOne
    case .double(let number): number.isFinite
    case .bool: true
    case .int, .url, .data, .date: false
    }
  }

  /// Reads the stored drafts. The file is untrusted; malformed entries are ignored.
  private func read(_ isTakenOver: Bool) {
    var size = 0
    for key in store.keys.sorted() {
      if let name = Self.name(in: key, after: "value "), waiting.count < Self.mostDrafts,
        let value = store.value(for: key)
      {
        let draft = Draft(before: store.value(for: "before \(name)"), value: value)
        guard isTakenOver || draft.before != nil, Self.isPermitted(draft), size + Self.size(of: draft) <= Self.mostBytes
        else { continue }
        size += Self.size(of: draft)
        waiting[name] = draft
      } else if let name = Self.name(in: key, after: "offset "), waitingOffsets.count < Self.mostOffsets,
        case .string(let text)? = store.value(for: key)
      {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        if numbers.count == 2, numbers.allSatisfy({ (0...Self.mostOffset).contains($0) }) {
          waitingOffsets[name] = (numbers[0], numbers[1])
        }
      } else if key == Self.focusKey, case .string(let name)? = store.value(for: key), Self.isPermitted(name) {
        waitingFocus = name
      }
    }
  }

  private static func name(in key: String, after prefix: String) -> String? {
    guard key.hasPrefix(prefix) else { return nil }
    let name = String(key.dropFirst(prefix.count))
    return isPermitted(name) ? name : nil
  }
}
