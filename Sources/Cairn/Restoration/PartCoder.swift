import CairnNavigation
import SwiftUI

/// How values of one type become elements of an archive, and back.
struct PartCoder<Value> {
  /// Returns the elements as they are saved, and whether they are all of the value.
  let elements: (Value) -> (saved: [NavigationArchive.Element], isWhole: Bool)
  let check: (NavigationArchive.Element) -> PartReading.Check
  /// Makes a value of elements that have been checked.
  let value: ([PartReading.Shown]) -> Value?
  var hasPlaceholders = false

  func reading(
    _ elements: [NavigationArchive.Element], from old: Int, to new: Int, by rules: RuleSet
  ) -> PartReading {
    let policy = rules.policy == .placeholder && !hasPlaceholders ? .keepBelow : rules.policy
    return PartReading(elements, from: old, to: new, by: rules, policy: policy, check: check)
  }
}

extension PartCoder where Value == NavigationPath {
  /// The coder of paths of any types. Restored elements stay encoded until their pages are shown.
  static func path(_ rules: RuleSet) -> PartCoder {
    PartCoder(
      elements: { path in
        let saved = path.elements.prefix(rules.mostPages).map { savedElement($0, rules) }
        let whole = saved.prefix { $0 != nil }.compactMap { $0 }
        return (whole, whole.count == path.count)
      },
      check: { checkElement($0, rules) },
      value: { shown in
        var path = NavigationPath()
        for page in shown {
          if page.isReadable {
            path.append(EncodedElement(tag: page.element.name, text: page.element.json))
          } else {
            path.append(UnreadablePage(element: page.element))
          }
        }
        return path
      },
      hasPlaceholders: true)
  }

  private static func savedElement(_ element: NavigationPath.Element, _ rules: RuleSet) -> NavigationArchive.Element? {
    if element.isOf(UnreadablePage.self), let page = try? element.value(as: UnreadablePage.self) { return page.element }
    let name = rules.names[element.tag]
    if let encoded = element.encoded {
      return NavigationArchive.Element(name: name ?? encoded.tag, json: encoded.text)
    }
    // A type whose own name changes with every build is saved if it has a stable name.
    guard let name, let value = element.value as? any Encodable else { return nil }
    return archivedText(of: value).map { NavigationArchive.Element(name: name, json: $0) }
  }

  private static func checkElement(_ element: NavigationArchive.Element, _ rules: RuleSet) -> PartReading.Check {
    func check(_ known: KnownType) -> PartReading.Check {
      known.problem(with: element.json).map { .unreadable(reason: $0) } ?? .readable(tag: known.tag)
    }
    if let known = rules.types[element.name] { return check(known) }
    switch TypeFinder.find(element.name) {
    case .type(let type as any Decodable.Type): return check(KnownType(type))
    case .type: return .unreadable(reason: "“\(element.name)” is not Codable.")
    case .none:
      return .unreadable(
        reason: "The app has no type “\(element.name)”. If its name has changed, add "
          + ".alias(\"\(element.name)\", for: NewName.self) to the rules.")
    case .unknown:
      // The stack finds out when it looks for a destination.
      return .readable(tag: element.name)
    }
  }
}

extension PartCoder {
  /// The coder of paths of one type. All elements are of that type, whatever their names.
  static func typedPath(_ rules: RuleSet) -> PartCoder
  where Value: RangeReplaceableCollection, Value.Element: Hashable & Codable {
    let known = KnownType(Value.Element.self)
    return PartCoder(
      elements: { path in
        let saved = path.prefix(rules.mostPages).map { savedElement($0, known, rules) }
        let whole = saved.prefix { $0 != nil }.compactMap { $0 }
        return (whole, whole.count == path.count)
      },
      check: { checkElement($0, known) },
      value: { shown in Value(shown.compactMap { $0.element.value(as: Value.Element.self) }) })
  }

  /// The coder of a single value, such as a selection.
  static func single(_ rules: RuleSet) -> PartCoder where Value: Codable {
    let known = KnownType(Value.self)
    return PartCoder(
      elements: { value in
        guard let saved = savedElement(value, known, rules) else { return ([], false) }
        return ([saved], true)
      },
      check: { checkElement($0, known) },
      value: { $0.first?.element.value(as: Value.self) })
  }

  private static func savedElement(
    _ value: some Encodable, _ known: KnownType, _ rules: RuleSet
  ) -> NavigationArchive.Element? {
    archivedText(of: value).map { NavigationArchive.Element(name: rules.names[known.tag] ?? known.tag, json: $0) }
  }

  private static func checkElement(_ element: NavigationArchive.Element, _ known: KnownType) -> PartReading.Check {
    known.problem(with: element.json).map { .unreadable(reason: $0) } ?? .readable(tag: known.tag)
  }
}
