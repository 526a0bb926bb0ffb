/// The statements that read a value from a URL: one for each path that fits, the most exact first.
struct RouteReading {
  private struct Path {
    var route: RouteTable.Route
    var parts: [RoutePattern.Part]

    /// A literal comes before a capture at the same position, and a capture before the rest.
    func isBefore(_ other: Path) -> Bool {
      parts.map(\.rank).lexicographicallyPrecedes(other.parts.map(\.rank))
    }
  }

  private let paths: [Path]

  init(_ table: RouteTable) {
    let all = table.routes.flatMap { route in
      route.lengths.map { Path(route: route, parts: Array(route.pattern.parts.prefix($0))) }
    }
    // Sorting is stable only with the index.
    paths = all.enumerated().sorted { a, b in
      if a.element.isBefore(b.element) { return true }
      return b.element.isBefore(a.element) ? false : a.offset < b.offset
    }.map(\.element)
  }

  var statements: [String] { paths.map(statement) }

  private func statement(_ path: Path) -> String {
    // Text and captures are compared in one call, which is quicker to check than an operator for each text.
    var conditions = ["address.fits(\"\(RoutePattern.shape(path.parts))\")"]
    var found: [String: String] = [:]
    for (position, part) in path.parts.enumerated() {
      guard let name = part.name, let (index, value) = path.route.indexedValue(named: name) else { continue }
      let label = if case .rest = part { "rest: " } else { "" }
      conditions.append("let v\(index) = address.value(\(label)\(position), \(value.coding))")
      found[name] = "v\(index)"
    }
    for item in path.route.pattern.query {
      guard let (index, value) = path.route.indexedValue(named: item.name) else { continue }
      let given = OptionalType(value.type) == nil ? value.defaultValue.map { ", default: \($0)" } ?? "" : ""
      conditions.append("let v\(index) = address.item(\"\(item.item)\", \(value.coding)\(given))")
      found[item.name] = "v\(index)"
    }
    let arguments = path.route.routeCase.values.map { value in
      value.writtenLabel + (found[value.label ?? ""] ?? "nil")
    }
    let call = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "if \(conditions.joined(separator: ", ")) { return Self.\(path.route.routeCase.name)\(call) }"
  }
}
