extension Graph {
  /// Lets stacks and split views make the pages their models ask for. A new page may declare destinations or present more pages, so
  /// this alternates with running bodies until nothing changes any more.
  func settleNavigation() {
    guard !navigation.isEmpty else { return }
    var batch = spareNavigators
    spareNavigators = []
    swap(&batch, &navigation)
    for stack in batch where !stack.flags.contains(.unmounted) {
      if stack.settle() {
        enqueueNavigation(stack)
      } else if !settled.contains(where: { $0 === stack }) {
        settled.append(stack)
      }
    }
    batch.clear()
    spareNavigators = batch
  }

  /// Lets those that have settled show what they came to, once nothing else is left to do; false if none has.
  func finishNavigation() -> Bool {
    if settled.isEmpty { return false }
    var batch = spareNavigators
    spareNavigators = []
    swap(&batch, &settled)
    for stack in batch where !stack.flags.contains(.unmounted) { stack.finish() }
    batch.clear()
    spareNavigators = batch
    return true
  }
}
