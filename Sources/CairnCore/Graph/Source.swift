import CairnUnsafe
import CairnValues

/// Something a node can read and that can change: a piece of state, an environment value, an observed object.
///
/// A source references its readers unowned. A node removes itself when it no longer reads the source, or is unmounted.
public class _Source: @unchecked Sendable {
  // Sendable: only the main thread accesses the readers, except to ask whether there are any.
  private var members = MemberList<Uncounted<_Node>>()
  /// The source's bit among the values nearly every view reads, whose readers the graph lists; otherwise empty.
  final var common: CommonValues = []

  init() {}

  /// Whether any node would notice a change.
  final var hasReaders: Bool { !members.isEmpty }

  /// Records a read. Call it wherever the source's value is returned.
  @inline(__always)
  final func noteRead() {
    let runtime = Runtime.shared
    // Only the main thread may look at the reader, because it is the one that changes it.
    guard runtime.isMain, let reader = runtime.readerReference else { return }
    Self.tellReader(reader, self)
  }

  private static let tellReader = mainCall { (reader: Uncounted<_Node>, source: _Source) in
    reader.with { $0.didRead(source) }
  }

  /// Records a read of this part of a larger value, instead of a read of the whole. Returns `false` if no node reads, or
  /// if the node has read several parts already: reading each element of a collection is reading the collection.
  final func noteReadOfPart() -> Bool {
    let runtime = Runtime.shared
    guard runtime.isMain, let reader = runtime.readerReference else { return false }
    return Self.tellReaderOfPart(reader, self)
  }

  private static let tellReaderOfPart = mainCall { (reader: Uncounted<_Node>, source: _Source) in
    reader.with { $0.didReadPart(source) }
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

  private static let markReaders = mainCall { (source: _Source, transaction: Transaction) in
    source.changed(with: transaction)
  }

  /// Marks every reader for the next turn.
  @MainActor
  func changed() {
    for index in members.indices {
      let reader = members[index].object
      if let recorder = reader.graph.recorder { recorder.note(self, on: reader) }
      reader.invalidate()
    }
  }

  @MainActor
  final func addReader(_ node: _Node) { members.append(Uncounted(node)) }

  @MainActor
  final func removeReader(_ node: _Node) {
    members.remove { $0.leads(to: node) }
    if members.isEmpty { lastReaderLeft() }
  }

  @MainActor
  func lastReaderLeft() {}

  // MARK: Inspection

  /// The source of the larger value that this is a part of.
  var partOf: _Source? { nil }

  /// Where the app declares it, if that is known.
  var declaration: SourcePlace? { nil }

  /// What to call it where the property that owns it is not known.
  var nameWithoutOwner: String { "a value of the library" }

  @MainActor
  final var readers: [_Node] { members.indices.map { members[$0].object } }
}
