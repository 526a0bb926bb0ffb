import CairnNavigation

/// A sheet that code presents without a binding. It ends once: with a result, by a dismissal, or together with the page
/// that it was presented from.
final class SheetOfCode: PresentationNode {
  private let view: any View
  private weak var holder: (any SheetHolder)?
  private let closer: SheetCloser
  private var content: Node?
  private var reads = RecordedReads()
  private var ended: ((EntryEnd) -> Void)?

  init(_ view: any View, _ style: PresentationStyle, from holder: any SheetHolder) {
    self.view = view
    self.holder = holder
    closer = SheetCloser()
    super.init(style, owner: closer, under: holder)
    closer.sheet = self
    holder.sheets.append(self)
    // Content is made in a turn, like that of pages.
    invalidate()
  }

  /// Calls a closure once, when the sheet ends.
  func wait(_ ended: @escaping (EntryEnd) -> Void) { self.ended = ended }

  override func run() {
    reads.record(for: self, graph.type(SheetOfCode.self)) { readSurroundings() }
    if content == nil {
      content = view.makeNode(under: self)
      present()
    }
    describe()
  }

  override func receive(_ result: Any & Sendable) -> Bool {
    end(.finished(result))
    return true
  }

  /// Removes the sheet once its guards agree.
  func close() {
    guard isPresented else { return }
    if let leaving = graph.leaving, !leaving.mayLeave([self], .dismissal, in: self, again: { $0.close() }) { return }
    holder?.sheets.removeAll { $0 === self }
    end(.left)
    unmount()
  }

  private func end(_ end: EntryEnd) {
    guard let ended else { return }
    self.ended = nil
    ended(end)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  /// The preferences of a sheet do not reach what it was presented from.
  override func gather(_ collector: PreferenceCollector) {}

  override func willUnmount() {
    reads.end()
    super.willUnmount()
    end(.removed)
  }
}

/// Closes a sheet that a node cannot own, because it would own itself.
@MainActor
private final class SheetCloser: PresentationOwner {
  weak var sheet: SheetOfCode?
  var isPresenting: Bool { sheet?.isPresented ?? false }
  func dismiss() { sheet?.close() }
}
