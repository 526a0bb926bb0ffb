import CairnCore
import CoreTransferable

nonisolated extension View {
  public func navigationDocument<D: Transferable>(_ document: D, preview: SharePreview<Never, Never>) -> some View {
    navigationDocument(document, titled: preview.title)
  }

  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View {
    navigationDocument(document, titled: preview.title)
  }

  public func navigationDocument<D: Transferable, I: Transferable>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View {
    navigationDocument(document, titled: preview.title)
  }

  public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    navigationDocument(document, titled: preview.title)
  }
}
