import CairnNavigation

extension StackNode {
  /// Begins with the saved path, if there is one. A `NavigationView` has only views, which cannot be saved.
  func restore() {
    guard let restorations = graph.restorations, takesValues else { return }
    restorations.add(RestorableBinding("path") { [weak self] in self.map { .path($0.savedPath) } }, of: self)
  }

  private var savedPath: Any {
    route.anyBinding
      ?? Binding<NavigationPath>.unread(
        get: { [weak self] in
          if case .mixed(let path)? = self?.model.path { path } else { NavigationPath() }
        }, set: { [weak self] in self?.model = StackModel(path: .mixed($0)) })
  }

  /// The name of a page in a saved scene. Another value is another page, whose texts are others.
  func restorationName(ofPage position: Int) -> String {
    guard position > 0, let element = encodedElement(at: position - 1) else { return "page \(position)" }
    var hash = Fingerprint()
    hash.add(element.tag)
    hash.add(element.text)
    return "page \(position) \(hash.text)"
  }
}

/// A short text for a long one, the same in every process.
private struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String { String(hash, radix: 36) }
}
