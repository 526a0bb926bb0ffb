/// Elements that are not shown, because this version cannot read them. They are written back at their places for as long
/// as the pages around them stay, so that a later version can show them.
struct HeldElements {
  struct Run: Equatable {
    /// The number of shown elements below.
    var position: Int
    var elements: [NavigationArchive.Element]
    /// Whether they were the top of the path.
    var isOnTop: Bool
  }

  private var runs: [Run] = []
  /// The shown elements as they are saved.
  private var shown: [NavigationArchive.Element] = []

  init() {}

  init(_ runs: [Run], among shown: [NavigationArchive.Element]) {
    self.runs = runs
    self.shown = shown
    for index in self.runs.indices where self.runs[index].position == shown.count { self.runs[index].isOnTop = true }
  }

  /// Holds the top of the path, which the stack has removed because it has no page for it.
  mutating func holdTop(above remaining: [NavigationArchive.Element]) {
    guard remaining.count < shown.count, Array(shown[..<remaining.count]) == remaining else { return }
    let below = runs.filter { $0.position < remaining.count }
    let all = Self.merge(
      Array(shown[remaining.count...]), runs.filter { $0.position >= remaining.count }, remaining.count)
    runs = below + [Run(position: remaining.count, elements: all, isOnTop: true)]
    shown = remaining
  }

  /// Returns the elements to save for a path, and drops the held ones whose neighbors have left.
  mutating func merged(into path: [NavigationArchive.Element]) -> [NavigationArchive.Element] {
    guard !runs.isEmpty else { return path }
    var same = 0
    while same < min(path.count, shown.count), path[same] == shown[same] { same += 1 }
    runs.removeAll { run in
      if run.isOnTop { return same != run.position || path.count != run.position }
      return same <= run.position
    }
    shown = path
    return Self.merge(path, runs, 0)
  }

  private static func merge(
    _ path: [NavigationArchive.Element], _ runs: [Run], _ start: Int
  ) -> [NavigationArchive.Element] {
    var result: [NavigationArchive.Element] = []
    var next = 0
    for run in runs {
      let end = run.position - start
      result += path[next..<end]
      result += run.elements
      next = end
    }
    return result + path[next...]
  }
}
