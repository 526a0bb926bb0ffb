/// The counters of a gate, and their text for Prometheus.
struct GateMetrics: Equatable, Sendable {
  enum Exit: String, CaseIterable, Sendable {
    case retired, crashed, hung, memory
    case protocolError = "protocol"
    case drained
  }

  var requests = 0
  var answered = 0
  var refused = 0
  /// Requests whose worker ended before it had answered.
  var failed = 0
  private(set) var exits: [Exit: Int] = [:]

  mutating func count(_ exit: Exit) { exits[exit, default: 0] += 1 }

  func text(workers: WorkerTable, connections: Int, waiting: Int) -> String {
    var lines = Lines()
    lines.metric(
      "cairn_workers", "gauge", "Worker processes.",
      [
        ("{state=\"starting\"}", workers.count { $0 == .starting }),
        ("{state=\"warm\"}", workers.count { $0 == .warm }),
        ("{state=\"taken\"}", workers.count { if case .taken = $0 { true } else { false } }),
        ("{state=\"guests\"}", workers.count { $0 == .guests }),
        ("{state=\"retiring\"}", workers.count { $0 == .retiring }),
      ])
    lines.metric("cairn_connections", "gauge", "Open connections, including those of workers.", [("", connections)])
    lines.metric("cairn_waiting", "gauge", "Requests that wait for a worker.", [("", waiting)])
    lines.metric("cairn_requests_total", "counter", "Requests passed to workers.", [("", requests)])
    lines.metric("cairn_gate_answers_total", "counter", "Requests the gate answered itself.", [("", answered)])
    lines.metric("cairn_refused_total", "counter", "Requests refused because no worker was available.", [("", refused)])
    lines.metric("cairn_failed_total", "counter", "Requests whose worker ended before it had answered.", [("", failed)])
    lines.metric(
      "cairn_worker_exits_total", "counter", "Ended workers.",
      Exit.allCases.map { ("{reason=\"\($0.rawValue)\"}", exits[$0] ?? 0) })
    return lines.text
  }

  private struct Lines {
    var text = ""

    mutating func metric(_ name: String, _ type: String, _ help: String, _ values: [(labels: String, value: Int)]) {
      text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
      for value in values { text += "\(name)\(value.labels) \(value.value)\n" }
    }
  }
}
