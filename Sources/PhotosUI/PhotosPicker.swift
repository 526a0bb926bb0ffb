import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// A button that lets a user choose photos from files.
///
/// ```swift
/// PhotosPicker("Choose a photo", selection: $item, matching: .images)
/// ```
nonisolated public struct PhotosPicker<Label: View>: View {
  private let choice: PhotoChoice
  private let label: Label
  @State private var isPresented = false

  private init(_ choice: PhotoChoice, label: Label) {
    self.choice = choice
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotoChooser(choice: choice, isPresented: $isPresented))
  }
}

/// The choices, and the binding for the result.
struct PhotoChoice {
  let filter: PHPickerFilter?
  let allowsMany: Bool
  let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    self.filter = filter
    allowsMany = false
    take = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?) {
    self.filter = filter
    allowsMany = limit != 1
    take = { items in
      // Apple counts 0 as no limit.
      let most = limit.flatMap { $0 > 0 ? $0 : nil } ?? items.count
      selection.wrappedValue = Array(items.prefix(most))
    }
  }
}

/// Shows the dialog for files. Canceling it keeps the previous choice.
nonisolated struct PhotoChooser: ViewModifier {
  let choice: PhotoChoice
  @Binding var isPresented: Bool

  @MainActor func body(content: Content) -> some View {
    content.fileImporter(
      isPresented: $isPresented, allowedContentTypes: (choice.filter ?? .everything).types,
      allowsMultipleSelection: choice.allowsMany
    ) { result in
      if case .success(let files) = result { choice.take(files.map { PhotosPickerItem(file: $0) }) }
    }
  }
}

nonisolated extension PhotosPicker {
  /// Creates a button that chooses one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(selection, filter), label: label()) }

  /// Creates a button that chooses one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(selection, filter), label: label()) }

  /// Creates a button that chooses several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label: label()) }

  /// Creates a button that chooses several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label: label()) }
}

nonisolated extension PhotosPicker where Label == Text {
  /// Creates a button that chooses one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotoChoice(selection, filter), label: Text(titleKey)) }

  /// Creates a button that chooses one photo.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotoChoice(selection, filter), label: Text(title)) }

  /// Creates a button that chooses several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label: Text(titleKey)) }

  /// Creates a button that chooses several photos.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotoChoice(selection, maxSelectionCount, filter), label: Text(title)) }
}

nonisolated extension View {
  /// Lets a user choose a photo from files while a binding is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotoChooser(choice: PhotoChoice(selection, filter), isPresented: isPresented))
  }

  /// Lets a user choose photos from files while a binding is true.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    modifier(PhotoChooser(choice: PhotoChoice(selection, maxSelectionCount, filter), isPresented: isPresented))
  }

  /// Sets how a picker of photos looks. Has no effect.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}

/// How a picker of photos looks.
///
/// ```swift
/// picker.photosPickerStyle(.inline)
/// ```
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}
