import CairnNavigation

/// Translates between the start of a URL and a value on a stack's path.
package protocol PageURLRule: Sendable {
  /// How the start of an address fits, by its text alone.
  func fit(_ address: PageAddress) -> PageURLFit?
  /// Returns the value that the start of an address names, if there is one.
  @MainActor func value(of address: PageAddress) -> (any Hashable)?
  /// Returns what to write for a value, or `nil` for values of other rules.
  @MainActor func address(of value: any Hashable) -> PageAddress?
  /// What is wrong with the rule itself.
  var problem: String? { get }
  /// The address of a rule for a single page, or `nil` if there may be any number.
  var onlyAddress: PageAddress? { get }
}

/// How well a rule fits. What uses more segments is better, then what names more of them.
package struct PageURLFit: Comparable, Sendable {
  package var segments: Int
  package var named: Int

  package init(segments: Int, named: Int) {
    self.segments = segments
    self.named = named
  }

  package static func < (a: PageURLFit, b: PageURLFit) -> Bool { (a.segments, a.named) < (b.segments, b.named) }
}

extension [any PageURLRule] {
  /// Returns the value at the start of an address, and the number of segments that name it.
  @MainActor package func read(
    _ address: PageAddress, where isMeant: (any Hashable) -> Bool = { _ in true }
  ) -> (value: any Hashable, segments: Int, rule: Int)? {
    let fits = indices.compactMap { index in self[index].fit(address).map { (index, $0) } }
    // Sorting keeps the order of what fits equally well: patterns that are declared first come first.
    for (index, fit) in fits.sorted(by: { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }) {
      let start = PageAddress(segments: [String](address.segments.prefix(fit.segments)), query: address.query)
      if let value = self[index].value(of: start), isMeant(value) { return (value, fit.segments, index) }
    }
    return nil
  }

  /// Returns the address of a value, if it leads back to a value with the same address.
  @MainActor package func address(of value: any Hashable) -> PageAddress? {
    for (index, rule) in enumerated() {
      guard let address = rule.address(of: value) else { continue }
      guard !address.segments.isEmpty, let back = read(address), back.rule == index,
        back.segments == address.segments.count, rule.address(of: back.value) == address
      else { continue }
      return address
    }
    return nil
  }
}

/// The rules around a view, inner ones first.
struct PageURLRulesKey: EnvironmentKey {
  static var defaultValue: [any PageURLRule] { [] }
}

extension EnvironmentValues {
  package var pageURLRules: [any PageURLRule] {
    get { self[PageURLRulesKey.self] }
    set { self[PageURLRulesKey.self] = newValue }
  }
}
