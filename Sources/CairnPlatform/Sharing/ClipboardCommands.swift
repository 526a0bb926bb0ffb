import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  /// Handles the copy command while this view has the focus.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardModifier(key: "c") { clipboard in
        if let payloadAction { clipboard.take(from: payloadAction()) }
      })
  }

  /// Handles the cut command while this view has the focus.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardModifier(key: "x") { clipboard in
        if let payloadAction { clipboard.take(from: payloadAction()) }
      })
  }

  /// Handles the paste command while this view has the focus.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0.isEmpty ? nil : $0 }, perform: payloadAction)
  }

  /// Handles the paste command for valid items while this view has the focus.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    modifier(
      ClipboardModifier(key: "v") { clipboard in
        let providers = clipboard.contents.compactMap(\.provider).filter { $0.comes(inOneOf: supportedContentTypes) }
        if let payload = validator(providers) { payloadAction(payload) }
      })
  }
}

extension Clipboard {
  /// Replaces the contents with data from item providers, as each of them arrives.
  fileprivate func take(from providers: [NSItemProvider]) {
    contents = []
    for provider in providers {
      guard let type = provider.registeredTypeIdentifiers.first else { continue }
      _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        guard let data else { return }
        Task { @MainActor in self.contents.append(_SharedContent(data, of: type)) }
      }
    }
  }
}
