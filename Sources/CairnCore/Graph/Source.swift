import CairnValues

/// Something a node can read and that can change: a piece of state, an environment value, an observed object.
///
/// A source references its readers unowned. A node removes itself when it no longer reads the source, or is unmounted.
public class _Source: @unchecked Sendable {
  /// Almost every source has a single reader, so that one is stored without an array.
  @exclusivity(unchecked) private unowned(unsafe) var onlyReader: _Node?
  @exclusivity(unchecked) private var moreReaders = MemberList<Unmanaged<_Node>>()
  /// The source's bit among the values nearly every view reads, whose readers the graph lists; otherwise empty.
  @exclusivity(unchecked) final var common: CommonValues = []

  init() {}

  /// Whether any node would notice a change.
  final var hasReaders: Bool { onlyReader != nil || !moreReaders.isEmpty }

  /// Records a read. Call it wherever the source's value is returned.
  @inline(__always)
  final func noteRead() {
    let runtime = Runtime.shared
    // Only the main thread may look at the reader, because it is the one that changes it.
    guard runtime.isMain, let reader = runtime.readerReference else { return }
    reader._withUnsafeGuaranteedRef { $0.didRead(self) }
  }

  /// Marks every reader for the next turn, which makes the changes with `transaction`.
  @MainActor
  private final func changed(with transaction: Transaction) {
    if !transaction.isEmpty {
      // The readers are nearly always in one graph, which is notified once.
      var told: Graph?
      for reader in readers where reader.graph !== told {
        reader.graph.willChange(with: transaction)
        told = reader.graph
      }
    }
    changed()
  }

  /// Does the same for callers that know they are on the main thread. Asking the runtime, as
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
