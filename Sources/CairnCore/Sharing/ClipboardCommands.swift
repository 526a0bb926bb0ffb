import CairnFoundation
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  /// Copies things when a person wants to, while this view has the focus.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardModifier(key: "c") { clipboard in
        if let payloadAction { clipboard.take(from: payloadAction()) }
      })
  }

  /// Cuts things out when a person wants to, while this view has the focus.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(
      ClipboardModifier(key: "x") { clipboard in
        if let payloadAction { clipboard.take(from: payloadAction()) }
      })
  }

  /// Puts in what was copied when a person wants to, while this view has the focus.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0.isEmpty ? nil : $0 }, perform: payloadAction)
  }

  /// Puts in what was copied when a person wants to and it is what is wanted here, while this view has the focus.
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
  /// Takes up what is provided, as each of it comes.
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
