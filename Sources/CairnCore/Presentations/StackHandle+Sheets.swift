import CairnNavigation

extension StackHandle {
  /// Presents a view in a sheet from the page around, or from the window.
  package func present(_ view: some View, coversAll: Bool) -> (any ShownByCode)? {
    guard !isPageGone, let holder = page ?? window?.node as? any SheetHolder else { return nil }
    return Sheet(node: SheetOfCode(view, coversAll ? .fullScreenCover : .sheet, from: holder))
  }

  /// A sheet that code has presented.
  private struct Sheet: ShownByCode {
    let node: SheetOfCode

    func wait(_ ended: @escaping (EntryEnd) -> Void) { node.wait(ended) }
    func remove() { node.close() }
  }
}
