import CairnCore
import CairnValues
import CoreTransferable
import Foundation

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
    isPossible = { clipboard in
      if !clipboard.items(of: T.self).isEmpty { return true }
      return clipboard.isReadOnDemand && [.text(""), Self.sampleURL].contains { T.item(from: $0) != nil }
    }
    paste = { clipboard in
      let items = clipboard.items(of: T.self)
      if !items.isEmpty { onPaste(items) }
    }
  }

  private static let sampleURL = _SharedContent.url(URL(filePath: "/"))

  @MainActor public var body: some View {
    let clipboard = clipboard
    Button {
      if let clipboard { paste(clipboard) }
    } label: {
      Label("Paste", systemImage: "document.on.clipboard")
    }
    .pastes(by: .press)
    .disabled(!(clipboard.map(isPossible) ?? false))
  }
}

nonisolated extension View {
  /// Lets a user copy items from this view while it has the focus.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    modifier(ClipboardModifier(key: "c") { $0.contents = payload().compactMap(\.sharedContent) })
  }

  /// Lets a user cut items from this view while it has the focus.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(ClipboardModifier(key: "x") { $0.contents = action().compactMap(\.sharedContent) })
  }

  /// Lets a user paste items into this view while it has the focus.
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
    let taking = content.onKeyPress(keys: [key]) { press in
      guard let clipboard, press.modifiers == .command || press.modifiers == .control else { return .ignored }
      action(clipboard)
      return .handled
    }
    if key == "v" { taking.pastes(by: .command) } else { taking }
  }
}
