extension Gate {
  /// A worker without a connection for less time than this may be between a page and its socket.
  static let idleTime = Duration.seconds(5)

  /// Ends the worker whose person has been away for longest, if there is no room for somebody who is here. Their state is
  /// put away, and they find it again with another worker.
  func makeRoom() {
    guard !isDraining, table.isFull, table.count(of: { $0 == .retiring }) < max(1, waiting.count) else { return }
    let idle = processes.values.filter { worker in
      guard case .taken = table.state(of: worker.process), worker.connections.isEmpty else { return false }
      return now &- worker.usedAt >= Self.idleTime.nanoseconds
    }
    guard let worker = idle.min(by: { $0.usedAt < $1.usedAt }) else { return }
    table.retire(worker.process)
    worker.channel.send(.drain(milliseconds: 2_000))
    transport.loop.schedule(after: .seconds(5)) { [weak self, weak worker] in
      guard let self, let worker, processes[worker.process] === worker else { return }
      worker.kill(.hung)
    }
  }
}
