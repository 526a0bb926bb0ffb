/// Expands `@Routes enum Page` to the functions that read a URL and write one.
///
/// The source is one statement a route, with explicit types, so the time to check it grows with the number of routes.
enum RoutesExpansion {
  static func expand(_ request: ExpansionRequest) -> Expansion {
    if request.role == "extension" {
      guard !request.conformances.isEmpty, let type = request.extendedType else { return Expansion(source: "") }
      return Expansion(source: "extension \(type): Cairn.Routable {}")
    }
    do throws(Diagnostic) {
      let table = try RouteTable(request.syntax)
      guard table.problems.isEmpty else {
        return Expansion(source: members(of: table, isStub: true), failures: table.problems)
      }
      return Expansion(source: members(of: table, isStub: false))
    } catch {
      return Expansion(failure: error)
    }
  }

  private static func members(of table: RouteTable, isStub: Bool) -> String {
    let access =
      table.type.header.modifiers.first { ["public", "package"].contains($0.name) }
      .map { $0.name + " " } ?? ""
    let isEmpty = isStub || table.routes.isEmpty
    let read = isEmpty ? "return nil" : RouteReading(table).source
    let address = isEmpty ? "return nil" : switchOverCases(of: table, address(of:))
    let below = isEmpty ? "return nil" : switchOverCases(of: table, placeBelow)
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

  private static func switchOverCases(of table: RouteTable, _ statements: (RouteTable.Route) -> String) -> String {
    var lines = ["switch self {"]
    for route in table.routes { lines.append(statements(route)) }
    if table.hasOtherCases { lines.append("default: return nil") }
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// Returns the pattern that binds some of the associated values.
  private static func casePattern(_ route: RouteTable.Route, binding names: [String]) -> String {
    let values = route.routeCase.values
    guard values.contains(where: { names.contains($0.label ?? "") }) else { return "case .\(route.routeCase.name):" }
    let bindings = values.enumerated().map { names.contains($1.label ?? "") ? "let v\($0)" : "_" }
    return "case .\(route.routeCase.name)(\(bindings.joined(separator: ", "))):"
  }

  private static func address(of route: RouteTable.Route) -> String {
    var lines = [casePattern(route, binding: route.pattern.names), "var address = Cairn.RouteAddress()"]
    lines += route.pattern.parts.map { addition($0, of: route) }
    for item in route.pattern.query {
      guard let (index, value) = route.indexedValue(named: item.name) else { continue }
      let given = OptionalType(value.type) == nil ? value.defaultValue.map { ", default: \($0)" } ?? "" : ""
      lines.append("address.set(\"\(item.item)\", v\(index), \(value.coding)\(given))")
    }
    lines.append("return address.written")
    return lines.joined(separator: "\n")
  }

  private static func addition(_ part: RoutePattern.Part, of route: RouteTable.Route) -> String {
    if case .literal(let text) = part { return "address.add(\"\(text)\")" }
    guard let (index, value) = part.name.flatMap({ route.indexedValue(named: $0) }) else { return "" }
    if case .rest = part { return "address.add(rest: v\(index), \(value.coding))" }
    return "address.add(v\(index), \(value.coding))"
  }

  private static func placeBelow(_ route: RouteTable.Route) -> String {
    if let under = route.under, !under.isEmpty {
      var lines = [casePattern(route, binding: under.compactMap(\.name)), "var address = Cairn.RouteAddress()"]
      lines += under.map { addition($0, of: route) }
      lines.append("return address.written")
      return lines.joined(separator: "\n")
    }
    let lengths = route.under == nil ? route.prefixes : []
    let result = lengths.isEmpty ? "nil" : "_routeAddress?.start(ofLengths: \(lengths))"
    return "\(casePattern(route, binding: []))\nreturn \(result)"
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
