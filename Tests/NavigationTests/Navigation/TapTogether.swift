import CairnCore
import CairnScreen
import CairnTesting

extension TestHost {
  /// Taps several elements before a turn runs.
  @MainActor func tapTogether(_ labels: String...) throws {
    _ = texts
    let root = session.windows.last?.screen.root
    let elements = try labels.map { label in
      guard let element = root?.first(labelled: label) else { throw NothingToTap(label: label) }
      return element
    }
    for element in elements { _ = session.send(.activate, to: element) }
    _ = texts
  }
}

struct NothingToTap: Error {
  let label: String
}

extension Element {
  @MainActor fileprivate func first(labelled label: String) -> Element? {
    if role.isActionable, self.label == label { return self }
    for child in children {
      if let found = child.first(labelled: label) { return found }
    }
    return nil
  }
}
