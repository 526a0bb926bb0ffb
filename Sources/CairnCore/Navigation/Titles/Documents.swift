import CairnScreen
import CoreTransferable
import Foundation

nonisolated extension View {
  /// Sets the document the page shows.
  public func navigationDocument(_ url: URL) -> some View {
    pageSetting(\.document, PageDocument(content: .url(url)))
  }

  /// Sets the document the page shows, as the content to transfer.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent))
  }

  public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent, preview: preview.title))
  }

  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent, preview: preview.title))
  }

  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent, preview: preview.title))
  }

  public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent, preview: preview.title))
  }
}
