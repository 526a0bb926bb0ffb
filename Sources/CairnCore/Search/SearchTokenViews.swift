import CairnScreen
import CairnValues

/// The tokens in a search field.
nonisolated struct TokenList<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (Binding<C.Element>) -> Token

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { element in
      Shelled(TokenShell(remove: { tokens.remove(element.id) }), content: token(tokens.element(element)))
    }
  }
}

extension Binding where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  fileprivate func remove(_ id: Value.Element.ID) {
    if let index = wrappedValue.firstIndex(where: { $0.id == id }) { wrappedValue.remove(at: index) }
  }

  /// A binding to the current element with the identity of `old`.
  fileprivate func element(_ old: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == old.id } ?? old },
      set: { new in
        guard let index = wrappedValue.firstIndex(where: { $0.id == old.id }) else { return }
        wrappedValue.replaceSubrange(index..<wrappedValue.index(after: index), with: CollectionOfOne(new))
      })
  }
}

/// A removable token.
struct TokenShell: _ContainerShell {
  let remove: () -> Void

  @MainActor static var _role: Role { .option }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.element.events = .delete
    handle.element.setLayout(.row())
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .delete = event.event else { return false }
    remove()
    return true
  }
}

/// The tokens suggested during a search.
nonisolated struct SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> Token

  @MainActor var body: some View {
    ForEach(tokens.wrappedValue) { element in token(element).searchCompletion(element) }
  }
}
