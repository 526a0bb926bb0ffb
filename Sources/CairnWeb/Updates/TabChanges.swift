import CairnScreen
import CairnValues

/// What the commits since the last update have changed in a window.
@MainActor
struct TabChanges {
  /// The changed elements, each once, in the order of their first change.
  private(set) var elements: [Element] = []
  private(set) var removed: [ElementID] = []
  var motion = TabMotion()
  /// Whether changes are held back until the browser has read earlier messages.
  private(set) var areHeld = false
  private var ids: Set<ElementID> = []
  /// How many held changes trigger dropping those of removed elements.
  private var mostHeld = TabChanges.leastHeld
  private static let leastHeld = 4_096

  var isEmpty: Bool { elements.isEmpty && removed.isEmpty }

  mutating func note(_ changes: ScreenChanges) {
    for (element, _) in changes.elements where ids.insert(element.id).inserted { elements.append(element) }
    removed += changes.removed
  }

  /// Holds the changes back. When there are many, those of removed elements are dropped.
  mutating func hold(besides memory: SentNodes) {
    areHeld = true
    // Animations of held changes would be over when the browser receives them.
    motion.skip()
    guard elements.count + removed.count > mostHeld else { return }
    elements.removeAll { $0.isGone }
    ids = Set(elements.map(\.id))
    removed.removeAll { memory.elements[$0] == nil }
    mostHeld = max(Self.leastHeld, 2 * (elements.count + removed.count))
  }

  /// Forgets the changes, because they are sent.
  mutating func clear() {
    elements = []
    removed = []
    ids = []
    areHeld = false
    mostHeld = Self.leastHeld
  }
}
