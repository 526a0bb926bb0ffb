extension TestHostError.Reason: CustomStringConvertible {
  /// The reason in a sentence or two.
  public var description: String {
    switch self {
    case .notFound(let name, let nearby): "There is no \(name)." + Self.hint("Nearby: ", nearby.map(\.description))
    case .ambiguous(let name, let candidates):
      "\(candidates.count) elements match \(name):\n"
        + candidates.map { "  \($0)" }.joined(separator: "\n")
        + "\nName the role, use at(_:), or look inside a row: host.row(\"Milk\").button(\"Buy\")."
    case .disabled(let element): "The \(element) is disabled."
    case .covered(let element, let panel): "The \(element) is covered by the \(panel)."
    case .notVisible(let element): "The \(element) is hidden."
    case .unsupported(let element, let action): "The \(element) cannot \(action)."
    case .noChoice(let choice, let place, let available):
      "The \(place) has no \"\(choice)\"." + Self.hint("It has: ", available.map { "\"\($0)\"" })
    case .cannotGoBack: "There is nothing to go back to."
    case .noPageBehind(let title, let history):
      "There is no page \"\(title)\" to go back to." + Self.hint("Behind this page: ", history.map { "\"\($0)\"" })
    case .notPresented(let panel): "There is no \(panel)."
    case .cannotDismiss(let panel): "The \(panel) cannot be swiped away."
    case .noFurtherPage(let shown, let count): "There is no such page: this is page \(shown) of \(count)."
    case .neverTrue(let work):
      "The condition never became true. "
        + (work.isEmpty ? "The app waits for nothing." : "The app waits for \(work.joined(separator: ", for ")).")
    case .keyNotHandled(let key, let focused):
      "Nothing handles the key \(key); " + (focused.map { "\"\($0)\" has the focus." } ?? "nothing has the focus.")
    case .noWindow(let title, let open):
      "There is no window \"\(title)\"." + Self.hint("Open: ", open.map { "\"\($0)\"" })
    case .diagnosed(let diagnostic): diagnostic.description
    case .checkFailed(let message): message
    case .snapshot(let message): message
    case .noPicture(let reason): "The screenshot could not be taken. \(reason)"
    }
  }

  private static func hint(_ start: String, _ names: [String]) -> String {
    names.isEmpty ? "" : " \(start)\(names.joined(separator: ", "))."
  }
}
