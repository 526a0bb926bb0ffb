import CairnCore
import CairnScreen

/// The focused element, by where it is.
struct FocusPlace: Codable, Equatable {
  var area: String
  var role: String
  var name: String
  /// The number of elements before it that are alike in all of this.
  var index: Int
}

extension FocusPlace {
  @MainActor
  init?(_ element: Element, in root: Element) {
    self.init(area: element.entryArea.areaName, role: "\(element.role)", name: element.name, index: 0)
    guard let index = candidates(in: root).firstIndex(where: { $0 === element }) else { return nil }
    self.index = index
  }

  @MainActor
  func element(in root: Element) -> Element? {
    let found = candidates(in: root)
    return found.indices.contains(index) ? found[index] : found.first
  }

  @MainActor
  private func candidates(in root: Element) -> [Element] {
    guard let area = root.entryAreas.first(where: { $0.areaName == area }) else { return [] }
    return area.elementsOfArea { $0.canHaveFocus && "\($0.role)" == role && $0.name == name }
  }
}
