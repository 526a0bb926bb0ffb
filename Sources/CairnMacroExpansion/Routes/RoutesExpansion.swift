/// Expands `@Routes enum Page` to the functions that read a URL and write one.
///
/// The source is one statement a route with explicit types, so the time to check it grows with the number of routes.
enum RoutesExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    do throws(Diagnostic) {
      let table = try RouteTable(request.syntax)
      if request.role == "extension" { return Expansion(source: conformance(in: request, table)) }
      if !table.problems.isEmpty { return Expansion(failures: table.problems) }
      return Expansion(source: members(of: table, isStub: false))
    } catch {
      // Only one role reports the error.
      return request.role == "extension" ? Expansion(source: "") : Expansion(failure: error)
    }
  }

  /// Returns the conformance, or nothing for a type that declares it itself.
  ///
  /// The compiler takes no members from an expansion with errors. They are here then, so that it does not report their
  /// absence too.
  private static func conformance(in request: ExpansionRequest, _ table: RouteTable) -> String {
    let members = table.problems.isEmpty ? "" : "\n\(members(of: table, isStub: true))\n"
    guard let type = request.extendedType, !request.conformances.isEmpty || !members.isEmpty else { return "" }
    return "extension \(type)\(request.conformances.isEmpty ? "" : ": Cairn.Routable") {\(members)}"
  }

  private static func members(of table: RouteTable, isStub: Bool) -> String {
    let access =
      table.type.header.modifiers.first { ["public", "package"].contains($0.name) }
      .map { $0.name + " " } ?? ""
    let isEmpty = isStub || table.routes.isEmpty
    let read = statements(isEmpty ? [] : RouteReading(table).statements, returning: "Self?")
    let address = statements(isEmpty ? [] : table.routes.map(address), returning: "Cairn.RouteAddress?")
    let below = statements(isEmpty ? [] : table.routes.compactMap(placeBelow), returning: "Cairn.RouteAddress?")
    let listed = isEmpty ? [] : table.routes.compactMap(listedPage)
    return """
      \(access)static func _route(_ address: Cairn.RouteAddress) -> Self? {
      \(read)
      }

      \(access)var _routeAddress: Cairn.RouteAddress? {
      \(address)
      }

      \(access)var _routeBelow: Cairn.RouteAddress? {
      \(below)
      }

      \(access)static var _routesToList: [Self] {
      \(listed.isEmpty ? "return []" : "var pages: [Self] = []\n\(listed.joined(separator: "\n"))\nreturn pages")
      }
      """
  }

  /// Returns the body of a function. It is divided into functions, because some passes of the compiler take more than
  /// proportionally long for a long one.
  private static func statements(_ all: [String], returning type: String) -> String {
    let most = 32
    guard all.count > most else { return (all + ["return nil"]).joined(separator: "\n") }
    var lines: [String] = []
    for (number, start) in stride(from: 0, to: all.count, by: most).enumerated() {
      lines.append("func part\(number)() -> \(type) {")
      lines += all[start..<min(start + most, all.count)]
      lines.append("return nil\n}\nif let found = part\(number)() { return found }")
    }
    return (lines + ["return nil"]).joined(separator: "\n")
  }

  /// Returns a statement for values of a case, with some of the associated values bound.
  ///
  /// One `switch` would do, but the compiler gives up on one over a thousand cases.
  private static func statement(
    for route: RouteTable.Route, binding names: [String], _ lines: [String]
  ) -> String {
    let values = route.routeCase.values
    var pattern = ".\(route.routeCase.name)"
    if values.contains(where: { names.contains($0.label ?? "") }) {
      let bindings = values.enumerated().map { names.contains($1.label ?? "") ? "let v\($0)" : "_" }
      pattern += "(\(bindings.joined(separator: ", ")))"
    }
    return (["if case \(pattern) = self {"] + lines + ["}"]).joined(separator: "\n")
  }

  private static func address(of route: RouteTable.Route) -> String {
    var lines = ["var address = Cairn.RouteAddress()"]
    lines += route.pattern.parts.map { addition($0, of: route) }
    for item in route.pattern.query {
      guard let (index, value) = route.indexedValue(named: item.name) else { continue }
      let given = OptionalType(value.type) == nil ? value.defaultValue.map { ", default: \($0)" } ?? "" : ""
      lines.append("address.set(\"\(item.item)\", v\(index), \(value.coding)\(given))")
    }
    lines.append("return address.written")
    return statement(for: route, binding: route.pattern.names, lines)
  }

  private static func addition(_ part: RoutePattern.Part, of route: RouteTable.Route) -> String {
    if case .literal(let text) = part { return "address.add(\"\(text)\")" }
    guard let (index, value) = part.name.flatMap({ route.indexedValue(named: $0) }) else { return "" }
    if case .rest = part { return "address.add(rest: v\(index), \(value.coding))" }
    return "address.add(v\(index), \(value.coding))"
  }

  /// Returns the statement that finds the address of the page below, unless it is the root.
  private static func placeBelow(_ route: RouteTable.Route) -> String? {
    guard let under = route.under else {
      let start = "return _routeAddress?.start(ofLengths: \(route.prefixes))"
      return route.prefixes.isEmpty ? nil : statement(for: route, binding: [], [start])
    }
    if under.isEmpty { return nil }
    let lines = ["var address = Cairn.RouteAddress()"] + under.map { addition($0, of: route) }
    return statement(for: route, binding: under.compactMap(\.name), lines + ["return address.written"])
  }

  /// Returns the statement that adds a page that can be shown without knowing more than its route.
  private static func listedPage(_ route: RouteTable.Route) -> String? {
    guard route.pattern.parts.allSatisfy({ $0.name == nil }) else { return nil }
    let arguments = route.routeCase.values.filter { OptionalType($0.type) != nil }.map { "\($0.writtenLabel)nil" }
    let isCall = !route.routeCase.values.isEmpty
    let call = isCall ? "(\(arguments.joined(separator: ", ")))" : ""
    return "pages.append(Self.\(route.routeCase.name)\(call))"
  }
}

extension RouteTable.Route {
  func indexedValue(named name: String) -> (Int, RouteCase.Value)? {
    routeCase.values.enumerated().first { $0.element.label == name }.map { ($0.offset, $0.element) }
  }
}

extension RouteCase.Value {
  /// The expression that translates between one text of a URL and the value, or an element of it.
  var coding: String {
    let element = OptionalType(type)?.wrapped ?? (type.hasPrefix("[") ? String(type.dropFirst().dropLast()) : type)
    return "Cairn.RouteCoding(\(element).self)"
  }
}
