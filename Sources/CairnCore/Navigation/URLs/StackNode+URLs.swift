import CairnNavigation

// The stack's pages in URLs.
extension StackNode {
  var urlRules: [any PageURLRule] {
    let rules = scope.box(PageURLRulesKey.self).value
    for rule in rules {
      if let problem = rule.problem { graph.diagnostics.report(.error, "urls.malformed-pattern", problem) }
    }
    return rules
  }

  func step(at index: Int) -> PageStep? {
    guard index < entryCount, case .element(let place) = entry(at: index).origin else { return nil }
    if let value = route.value(of: model.path, at: place), let address = urlRules.address(of: value) {
      return .address(address)
    }
    return route.encoded(model.path, at: place).map { .element($0) }
  }

  var lowestValue: LinkValue? {
    guard entryCount > 0, case .element(let place) = entry(at: 0).origin else { return nil }
    return route.value(of: model.path, at: place).map { LinkValue.of($0) }
  }

  func push(_ element: EncodedElement) -> Bool {
    guard takesValues else { return false }
    var isAppended = false
    perform { $0.editPath { isAppended = route.append(element, to: &$0) } }
    return isAppended
  }
}

extension LinkValue {
  /// The link's value for a path that can be encoded, if the value can.
  static func of(_ value: any Hashable) -> LinkValue {
    func plain(_ value: some Hashable) -> LinkValue { LinkValueOf(value) }
    func codable(_ value: some Hashable & Codable) -> LinkValue { CodableLinkValue(value) }
    if let value = value as? any Hashable & Codable { return codable(value) }
    return plain(value)
  }
}
