import CairnNavigation
import Foundation

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
  /// The addresses of pages that can be listed.
  @MainActor var listedAddresses: [PageAddress] { get }
  /// Whether the rule gives pages whole addresses, not parts that are added to the address of the page below.
  var namesWholeAddresses: Bool { get }
  /// Returns the whole path to an address: the pages that belong below, and the page.
  @MainActor func path(to address: PageAddress) -> [any Hashable]?
  /// Returns the view to show for an address that leads nowhere, if the app has one.
  @MainActor func viewForUnknown(_ url: URL) -> (any View)?
}

extension PageURLRule {
  package var namesWholeAddresses: Bool { false }
  package func path(to address: PageAddress) -> [any Hashable]? { nil }
  package func viewForUnknown(_ url: URL) -> (any View)? { nil }
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

  /// Returns the path to the longest start of an address that names a whole path, and the number of its segments.
  @MainActor package func path(
    to address: PageAddress, where isMeant: ([any Hashable]) -> Bool = { _ in true }
  ) -> (values: [any Hashable], segments: Int)? {
    let rules = filter(\.namesWholeAddresses)
    if rules.isEmpty { return nil }
    for count in stride(from: address.segments.count, to: 0, by: -1) {
      let start = PageAddress(segments: [String](address.segments.prefix(count)), query: address.query)
      for rule in rules {
        if let values = rule.path(to: start), isMeant(values) { return (values, count) }
      }
    }
    return nil
  }

  /// Returns how a URL names a value: by its whole address, or by a part.
  @MainActor package func step(of value: any Hashable) -> PageStep? {
    for rule in self where rule.namesWholeAddresses {
      if let address = rule.address(of: value) { return .wholeAddress(address) }
    }
    return address(of: value).map { .address($0) }
  }

  /// Returns the part that a value adds to an address, if it leads back to a value with the same part.
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
