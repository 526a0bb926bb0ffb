/// The routes of an enum, checked.
struct RouteTable {
  struct Route {
    var routeCase: RouteCase
    var pattern: RoutePattern
    /// How many captures at the end of the path can be left out, because their values are optional.
    var optionalCount = 0
    /// The lengths of the start of the path that other routes fit.
    var prefixes: [Int] = []
    /// The pattern that takes the place of the prefixes. Empty for a page directly above the root.
    var under: [RoutePattern.Part]?

    func value(named name: String) -> RouteCase.Value? { routeCase.values.first { $0.label == name } }

    /// The possible lengths of the path, the longest last.
    var lengths: ClosedRange<Int> { pattern.parts.count - optionalCount...pattern.parts.count }
  }

  let type: TypeDeclaration
  private(set) var routes: [Route] = []
  private(set) var problems: [Diagnostic] = []
  private let syntax: SourceExcerpt
  /// The routes by the shape of each path that they fit.
  private var routesByShape: [String: Int] = [:]

  init(_ syntax: SourceExcerpt) throws(Diagnostic) {
    self.syntax = syntax
    type = try TypeDeclaration(syntax, for: "@Routes", keywords: ["enum"], named: "an enum")
    do {
      for one in try RouteCase.all(of: type, at: syntax) { add(one) }
    } catch {
      problems.append(error)
    }
    for index in routes.indices { findPlaceBelow(index) }
    refuseCycles()
  }

  private mutating func report(_ message: String, at position: Int) {
    problems.append(Diagnostic(message, at: syntax, position: position))
  }

  private mutating func add(_ one: RouteCase) {
    guard let written = one.pattern else { return }
    do throws(RoutePattern.Problem) {
      var route = Route(routeCase: one, pattern: try RoutePattern(written.text))
      guard checkValues(of: &route, at: written.position) else { return }
      for length in route.lengths {
        let shape = RoutePattern.shape(route.pattern.parts.prefix(length))
        if let other = routesByShape.updateValue(routes.count, forKey: shape) {
          let pattern = routes[other].routeCase.pattern?.text ?? ""
          report("'\(written.text)' fits the same URLs as '\(pattern)'", at: written.position)
        }
      }
      routes.append(route)
    } catch {
      report(error.message, at: written.position + error.offset)
    }
  }

  /// Returns whether the associated values are those of the pattern.
  private mutating func checkValues(of route: inout Route, at position: Int) -> Bool {
    let before = problems.count
    for name in route.pattern.names where route.value(named: name) == nil {
      report("'{\(name)}' needs an associated value with the label '\(name)'", at: position)
    }
    for value in route.routeCase.values {
      guard let label = value.label else {
        report("an associated value needs a label, which is its name in the route", at: value.position)
        continue
      }
      if !route.pattern.names.contains(label) {
        report("the route does not contain '{\(label)}'", at: value.position)
      }
    }
    for part in route.pattern.parts.reversed() {
      guard let name = part.name, let value = route.value(named: name) else {
        if part.name == nil { break }
        continue
      }
      if case .rest = part {
        if !value.type.hasPrefix("[") || value.type.contains(":") {
          report("the rest of the path needs an array, such as [String]", at: value.position)
        }
        break
      }
      guard OptionalType(value.type) != nil else { break }
      route.optionalCount += 1
    }
    let required = route.pattern.parts.dropLast(route.optionalCount)
    if required.isEmpty { report("every part of the route can be left out", at: position) }
    for name in required.compactMap(\.name) {
      guard let value = route.value(named: name), OptionalType(value.type) != nil else { continue }
      report("'{\(name)}' can be left out only at the end of the path", at: value.position)
    }
    let single = route.pattern.names.filter { !route.pattern.parts.contains(.rest($0)) }
    for value in single.compactMap({ route.value(named: $0) }) where value.type.hasPrefix("[") {
      report("an array takes the rest of the path: '{\(value.label ?? "")...}'", at: value.position)
    }
    for item in route.pattern.query {
      guard let value = route.value(named: item.name) else { continue }
      if OptionalType(value.type) == nil, value.defaultValue == nil {
        report("'\(item.name)' is in the query, so it needs an optional type or a default value", at: value.position)
      }
    }
    return problems.count == before
  }

  // MARK: Parents

  private mutating func findPlaceBelow(_ index: Int) {
    let parts = routes[index].pattern.parts
    guard let written = routes[index].routeCase.under else {
      routes[index].prefixes = (1..<parts.count).filter { routesByShape[RoutePattern.shape(parts.prefix($0))] != nil }
      return
    }
    if written.text == "/" {
      routes[index].under = []
      return
    }
    do throws(RoutePattern.Problem) {
      let pattern = try RoutePattern(written.text)
      guard pattern.query.isEmpty, routesByShape[RoutePattern.shape(pattern.parts)] != nil else {
        return report("no route has the pattern '\(written.text)'", at: written.position)
      }
      for part in pattern.parts {
        guard let name = part.name else { continue }
        let value = routes[index].value(named: name)
        guard let value, OptionalType(value.type) == nil, parts.contains(part) else {
          return report("the path of this route has no '{\(name)}'", at: written.position)
        }
      }
      routes[index].under = pattern.parts
    } catch {
      report(error.message, at: written.position + error.offset)
    }
  }

  /// Returns the route directly below another.
  private func below(_ index: Int) -> Int? {
    let route = routes[index]
    if let under = route.under { return routesByShape[RoutePattern.shape(under)] }
    return route.prefixes.last.flatMap { routesByShape[RoutePattern.shape(route.pattern.parts.prefix($0))] }
      .flatMap { $0 == index ? nil : $0 }
  }

  private mutating func refuseCycles() {
    for index in routes.indices {
      guard let written = routes[index].routeCase.under, routes[index].under != nil else { continue }
      var next = below(index)
      for _ in routes.indices {
        guard let current = next, current != index else { break }
        next = below(current)
      }
      if next == index { report("the route is its own parent", at: written.position) }
    }
  }
}
