import CairnCore
import CairnFoundation
import CairnValues
import CoreTransferable
import Foundation

nonisolated extension ShareLink {
  /// Creates a link that shares several items, each with a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label())
  }

  /// Creates a link that shares one item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares several items, each with a preview.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel())
  }

  /// Creates a link that shares one item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init<I: Transferable>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: title))
  }

  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label())
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label())
  }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel())
  }

  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: title))
  }

  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label())
  }
}

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel())
  }

  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel())
  }

  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleResource)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
  }

  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, DefaultShareLinkLabel(title: title))
  }

  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
  }
}
