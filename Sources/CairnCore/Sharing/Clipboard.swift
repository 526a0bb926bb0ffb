import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

/// The items copied last in the app. Hosts with a system clipboard put its contents here.
package final class Clipboard: @unchecked Sendable {
  // Sendable: only the main thread accesses it; other threads just pass it on.
  private let source = _Source()

  package var contents: [_SharedContent] {
    get {
      source.noteRead()
      return stored
    }
    set {
      take(newValue)
      onWrite?(newValue)
    }
  }

  /// Called with what the app copies, for hosts with a system clipboard.
  package var onWrite: (([_SharedContent]) -> Void)?

  /// Updates the contents after the system's clipboard has changed.
  package func take(_ new: [_SharedContent]) {
    guard new != stored else { return }
    stored = new
    source.changedOnMain(with: Runtime.shared.transaction)
  }

  private var stored: [_SharedContent] = []

  init() {}

  /// Returns the contents as items of a type. A copied URL also counts as text.
  func items<T: Transferable>(of type: T.Type) -> [T] {
    contents.compactMap { content in
      if let item = T.item(from: content) { return item }
      guard case .url(let url) = content else { return nil }
      return T.item(from: .text(url.absoluteString))
    }
  }
}

/// A button that pastes copied items.
///
/// ```swift
/// PasteButton(payloadType: String.self) { lines in notes += lines }
/// ```
nonisolated public struct PasteButton: View {
  private let isPossible: (Clipboard) -> Bool
  private let paste: (Clipboard) -> Void
  @Environment(\.clipboard) private var clipboard

  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    isPossible = { !$0.items(of: T.self).isEmpty }
    paste = { onPaste($0.items(of: T.self)) }
  }

  @MainActor public var body: some View {
    let clipboard = clipboard
    Button {
      if let clipboard { paste(clipboard) }
    } label: {
      Label("Paste", systemImage: "document.on.clipboard")
    }
    .disabled(!(clipboard.map(isPossible) ?? false))
  }
}

extension EnvironmentValues {
  var clipboard: Clipboard? { self[SessionKey.self].session?.clipboard }
}

nonisolated extension View {
  /// Lets a person copy items from this view while it has the focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ClipboardModifier(key: "c") { $0.contents = payload().compactMap(\.sharedContent) })
  }

  /// Lets a person cut items from this view while it has the focus.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ClipboardModifier(key: "x") { $0.contents = action().compactMap(\.sharedContent) })
  }

  /// Lets a person paste items into this view while it has the focus.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      ClipboardModifier(key: "v") {
        let items = validator($0.items(of: T.self))
        if !items.isEmpty { action(items) }
      })
  }
}

/// Runs a clipboard action when its standard shortcut is pressed.
nonisolated struct ClipboardModifier: ViewModifier {
  let key: KeyEquivalent
  let action: (Clipboard) -> Void
  @Environment(\.clipboard) private var clipboard

  init(key: KeyEquivalent, action: @escaping (Clipboard) -> Void) {
    self.key = key
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let clipboard = clipboard
    content.onKeyPress(keys: [key]) { press in
      guard let clipboard, press.modifiers == .command || press.modifiers == .control else { return .ignored }
      action(clipboard)
      return .handled
    }
  }
}
