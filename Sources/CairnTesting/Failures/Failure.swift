import CairnScreen

/// A failure's reason. The verb that throws it adds the test's line.
struct Failure: Error {
  let reason: TestHostError.Reason

  init(_ reason: TestHostError.Reason) { self.reason = reason }
}

extension TestHostError.Candidate {
  @MainActor
  init(_ element: Element) {
    var label = element.label ?? element.semantics?.identifier ?? element.textsInside.first ?? ""
    // A menu's label also reads out the chosen option, which is its value.
    if let value = element.readValue, !value.isEmpty, label.hasSuffix(", \(value)") {
      label.removeLast(value.count + 2)
    }
    self.init(element.role, label)
  }
}
