import CairnScreen

/// Explains why no element has a name: it is covered or hidden, or has a similar name.
extension Finder {
  func absence(of label: String?, _ roles: Set<Role>, _ name: String) -> TestHostError.Reason {
    let isMeant = { (element: Element) in
      Self.matches(element, label) && (roles.isEmpty || roles.contains(element.role))
    }
    let all = root?.inside ?? []
    if let match = all.first(where: isMeant) {
      let element = TestHostError.Candidate(match)
      if match.outwards.contains(where: \.isUnseen) { return .notVisible(element) }
      if let panel = root?.layers.first?.first, panel !== root { return .covered(element, by: .init(panel)) }
    }
    return .notFound(name, nearby: label.map { nearby($0, includesRows: roles.contains(.row)) } ?? [])
  }

  /// The visible elements with a similar label, or with the same label and another role; at most five, nearest first.
  private func nearby(_ label: String, includesRows: Bool) -> [TestHostError.Candidate] {
    var found: [(distance: Int, candidate: TestHostError.Candidate)] = []
    for element in (root?.layers ?? []).joined().flatMap(\.seenInside)
    where element.ownText != nil || element.isNamed {
      // A row has the name of an element inside, which is found separately.
      if element.role == .row, !includesRows { continue }
      let candidate = TestHostError.Candidate(element)
      guard let distance = Likeness.distance(from: label, to: candidate.label) else { continue }
      // The text in a button adds nothing to the button.
      if found.contains(where: { $0.candidate.label == candidate.label && element.role == .text }) { continue }
      if !found.contains(where: { $0.candidate == candidate }) { found.append((distance, candidate)) }
    }
    // In reading order among equal distances.
    let sorted = found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    return sorted.prefix(5).map(\.element.candidate)
  }
}

extension Element {
  fileprivate var isNamed: Bool { role.isActionable || semantics?.label != nil || semantics?.identifier != nil }

  fileprivate var seenInside: [Element] { isUnseen ? [] : [self] + children.flatMap(\.seenInside) }
}
