import CairnValues

/// Something a node can read and that can change: a piece of state, an environment value, an observed object.
///
/// A source holds its readers unowned; a node takes itself off when it reads the source no more or dies.
public class _Source: @unchecked Sendable {
  /// Almost every source has one reader, so that one is kept without an array.
  @exclusivity(unchecked) private unowned(unsafe) var onlyReader: _Node?
  @exclusivity(unchecked) private var moreReaders = MemberList<Unmanaged<_Node>>()
  /// What this is among the values that nearly every view reads, whose readers are in a list of the graph's; else nothing.
  @exclusivity(unchecked) final var common: CommonValues = []

  init() {}

  /// Whether anyone would notice a change.
  final var hasReaders: Bool { onlyReader != nil || !moreReaders.isEmpty }

  /// To be called wherever the source's value is handed out.
  @inline(__always)
  final func noteRead() {
    let runtime = Runtime.shared
    // Only the main thread may look who reads: it is the one that changes it.
    guard runtime.isMain, let reader = runtime.readerReference else { return }
    reader._withUnsafeGuaranteedRef { $0.didRead(self) }
  }

  /// Marks every reader for the next turn, whose changes are to be made as a transaction says.
  @MainActor
  private final func changed(with transaction: Transaction) {
    if !transaction.isEmpty {
      // The readers are nearly always in one graph, which is told once.
      var told: Graph?
      for reader in readers where reader.graph !== told {
        reader.graph.willChange(with: transaction)
        told = reader.graph
      }
    }
    changed()
  }

  /// The same, for those who have found out that this is the main thread. Asking the runtime for its opinion of that, as
  /// `MainActor.assumeIsolated` does, costs more than marking a reader.
  final func changedOnMain(with transaction: Transaction) { Self.markReaders(self, transaction) }

  private static let markReaders = unsafeBitCast(
    { $0.changed(with: $1) } as @MainActor @Sendable (_Source, Transaction) -> Void,
    to: (@Sendable (_Source, Transaction) -> Void).self)

  /// Marks every reader for the next turn.
  @MainActor
  func changed() {
    onlyReader?.invalidate()
    if moreReaders.isEmpty { return }
    for index in moreReaders.indices { moreReaders[index].takeUnretainedValue().invalidate() }
  }

  final func addReader(_ node: _Node) {
    if onlyReader == nil { onlyReader = node } else { moreReaders.append(Unmanaged.passUnretained(node)) }
  }

  @MainActor
  final func removeReader(_ node: _Node) {
    if onlyReader === node {
      onlyReader = nil
      return
    }
    let leaving = Unmanaged.passUnretained(node).toOpaque()
    moreReaders.remove { $0.toOpaque() == leaving }
  }

  @MainActor
  final var readers: [_Node] {
    var all: [_Node] = []
    if let onlyReader { all.append(onlyReader) }
    for index in moreReaders.indices { all.append(moreReaders[index].takeUnretainedValue()) }
    return all
  }
}
