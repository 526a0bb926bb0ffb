/// A page or a window that code can present sheets from.
@MainActor
protocol SheetHolder: Node {
  /// The sheets, which are unmounted together with it.
  var sheets: [Node] { get set }
}
