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

  /// Sets the document the page shows, with the title of its preview.
  package func navigationDocument<D: Transferable>(_ document: D, titled title: Text) -> some View {
    pageSetting(\.document, PageDocument(content: document.sharedContent, preview: title))
  }
}
