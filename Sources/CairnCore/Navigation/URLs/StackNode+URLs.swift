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
    guard index < entryCount else { return nil }
    let origin = entry(at: index).origin
    if let address = links.unknownAddress(of: origin) { return .wholeAddress(address) }
    guard case .element(let place) = origin else { return nil }
    if let value = route.value(of: model.path, at: place), let step = urlRules.step(of: value) { return step }
    return encodedElement(at: index).map { .element($0) }
  }

  func encodedElement(at index: Int) -> EncodedElement? {
    guard index < entryCount, case .element(let place) = entry(at: index).origin else { return nil }
    return route.encoded(model.path, at: place)
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

extension StackNode {
  func showPath(_ values: [LinkValue]) -> Bool {
    func command(_ model: inout StackModel) { replacePath(of: &model, with: values) }
    guard graph.leaving == nil || mayPerform(.url, again: { _ = $0.showPath(values) }, command) else { return false }
    cause = .url
    perform(command)
    return true
  }

  func show(_ view: any View, for address: PageAddress, above values: [LinkValue]?) {
    let link = LinkID(graph.nextNumber())
    func source<V: View>(_ view: V) -> PageSource { ViewSource(view) }
    func command(_ model: inout StackModel) {
      if let values { replacePath(of: &model, with: values) }
      model.follow(link, from: model.topPage)
    }
    let again: (StackNode) -> Void = { $0.show(view, for: address, above: values) }
    guard graph.leaving == nil || mayPerform(.url, again: again, command) else { return }
    cause = .url
    links.show(source(view), for: address, as: link)
    perform(command)
  }

  var showsUnknown: Bool { entryCount > 0 && links.unknownAddress(of: entry(at: entryCount - 1).origin) != nil }

  /// Pages that the old and the new path share stay as they are. The others are new, also where the old path has a page of
  /// the same type: its state belongs to another value.
  private func replacePath(of model: inout StackModel, with values: [LinkValue]) {
    // Views of links and bindings are above the path, and would stay above an equal one.
    let count = model.path.count
    if model.entries.count > count { model.popTo(count == 0 ? .root : model.entries[count - 1].id) }
    model.showPath { path in
      path.removeLast(path.count)
      for value in values { _ = route.append(value, to: &path) }
    }
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
