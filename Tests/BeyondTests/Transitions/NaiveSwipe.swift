import Cairn
import GuardCommands

/// What swipes back should do to a path of numbers, written down without an engine. Pages with odd numbers ask.
struct NaiveSwipe {
  struct Page: Equatable {
    let id: Int
    let number: Int
  }

  private(set) var pages: [Page] = []
  private(set) var heard: [BackGesture.Phase] = []
  private(set) var asked = 0
  /// The page that waits for an answer.
  private(set) var asking: Page?
  var policy = GuardAnswers.Policy.agrees
  private(set) var isSheetShown = false
  private var swiped: Page?
  private var progress = 0.0
  private var lastID = 0

  var path: [Int] { pages.map(\.number) }
  var isSwiping: Bool { swiped != nil }
  var canBegin: Bool { !pages.isEmpty && !isSheetShown }

  mutating func begin() {
    end(.cancelled)
    swiped = pages.last
    progress = 0
    heard.append(.began)
  }

  mutating func move(to progress: Double) {
    guard isSwiping else { return }
    self.progress = progress
    heard.append(.changed)
  }

  mutating func lift(_ velocity: Double) {
    guard isSwiping else { return }
    let goesBack = velocity > 1.2 || progress > 0.5 && velocity > -1.2
    end(goesBack && leave() ? .popped : .cancelled)
  }

  mutating func cancel() { end(.cancelled) }

  /// Asks the page on top, and removes it if it agrees.
  private mutating func leave() -> Bool {
    guard let top = pages.last, top != asking else { return false }
    if !top.number.isMultiple(of: 2) {
      asked += 1
      switch policy {
      case .agrees: break
      case .refuses: return false
      case .waits:
        asking = top
        return false
      }
    }
    pages.removeLast()
    return true
  }

  mutating func push(_ number: Int) {
    lastID += 1
    pages.append(Page(id: lastID, number: number))
    end(.cancelled)
  }

  /// Code removes the page on top without asking.
  mutating func removeTop() {
    guard let top = pages.popLast() else { return }
    if top == asking { asking = nil }
    end(.cancelled)
  }

  mutating func proceed() {
    guard let page = asking else { return }
    asking = nil
    // Back concerns the page on top only.
    guard pages.last == page else { return }
    pages.removeLast()
    end(.cancelled)
  }

  mutating func showSheet(_ isShown: Bool) {
    isSheetShown = isShown
    if isShown { end(.cancelled) }
  }

  private mutating func end(_ phase: BackGesture.Phase) {
    guard isSwiping else { return }
    swiped = nil
    heard.append(phase)
  }
}
