import CairnTesting
import PhotosUI
import SwiftUI
import Testing

private struct Upload: Transferable {
  let bytes: Int
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { Upload(bytes: $0.count) }
  }
}

@MainActor @Suite("Pickers of photos")
struct PhotoTests {
  private struct Screen: View {
    let folder: URL
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var size = 0
    @State private var hasImage = false

    var body: some View {
      VStack {
        PhotosPicker("Choose", selection: $item, matching: .images, photoLibrary: .shared())
        PhotosPicker(selection: $items, maxSelectionCount: 1, matching: .any(of: [.images, .videos])) {
          Text("Several")
        }
        Text("Size: \(size), several: \(items.count)")
        Text(hasImage ? "Seen" : "Unseen")
      }
      .fileDialogDefaultDirectory(folder)
      .task(id: item) {
        guard let item else { return }
        size = (try? await item.loadTransferable(type: Upload.self))?.bytes ?? -1
        hasImage = (try? await item.loadTransferable(type: Image.self)) != nil
      }
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try pixel.write(to: folder.appending(path: "pixel.png"))
    try Data("A".utf8).write(to: folder.appending(path: "a.txt"))
    return folder
  }

  private let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

  @Test func aPhotoComesFromAFile() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Screen(folder: folder) }
    try host.tap("Choose")
    #expect(!host.isEnabled("a.txt"))
    try host.tap("pixel.png")
    for _ in 0..<10_000 where !host.isVisible("Seen") {
      await host.settle()
      await Task.yield()
    }
    #expect(host.texts.contains("Size: \(pixel.count), several: 0"))
    // Tests that run meanwhile have diagnostics of other frameworks.
    #expect(!host.diagnostics.contains { $0.message.contains("Photo") })
  }

  @Test func itemsLoadAsDataAndFailForMissingFiles() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let item = PhotosPickerItem(file: folder.appending(path: "pixel.png"))
    #expect(try await item.loadTransferable(type: Data.self) == pixel)
    #expect(item.supportedContentTypes == [.png])
    let gone = PhotosPickerItem(file: folder.appending(path: "gone.png"))
    await #expect(throws: (any Error).self) { _ = try await gone.loadTransferable(type: Data.self) }
  }

  // MARK: UIKit

  /// A page with one of UIKit's pickers, and what its delegate hears.
  private struct Old: View {
    let folder: URL
    let make: @MainActor (Heard) -> UIViewController
    @State private var heard = Heard()

    var body: some View {
      VStack {
        Shown(controller: make(heard))
        Text("Heard: \(heard.texts.joined(separator: ", "))")
      }
      .fileDialogDefaultDirectory(folder)
    }

    private struct Shown: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
  }

  @MainActor @Observable
  fileprivate final class Heard: NSObject, PHPickerViewControllerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate
  {
    var texts: [String] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      let names = results.map { $0.itemProvider.suggestedName ?? "" }
      let load = results.map { $0.itemProvider.canLoadObject(ofClass: UIImage.self) }
      texts.append("\(names) \(load)")
    }

    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = info[.originalImage] as? UIImage
      texts.append("\(info[.mediaType] ?? "") \(image?.size.width ?? 0)")
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { texts.append("canceled") }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      texts.append(urls.map(\.lastPathComponent).joined())
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { texts.append("canceled") }
  }

  private func old(_ folder: URL, _ make: @escaping @MainActor (Heard) -> UIViewController) -> TestHost {
    TestHost { Old(folder: folder, make: make) }
  }

  @Test func photosComeByUIKitsPicker() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = old(folder) { heard in
      var configuration = PHPickerConfiguration()
      configuration.filter = .images
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = heard
      return picker
    }
    #expect(!host.isEnabled("a.txt"))
    try host.tap("pixel.png")
    #expect(host.texts.contains(#"Heard: ["pixel"] [true]"#), "\(host.texts)")
    try host.tap("Choose File")
    try host.tap("Cancel")
    #expect(host.texts.contains(#"Heard: ["pixel"] [true], [] []"#), "\(host.texts)")
  }

  @Test func anImageComesByUIKitsOlderPicker() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = old(folder) { heard in
      let picker = UIImagePickerController()
      picker.delegate = heard
      return picker
    }
    try host.tap("pixel.png")
    #expect(host.texts.contains("Heard: public.image 1.0"), "\(host.texts)")
    try host.tap("Choose File")
    try host.tap("Cancel")
    #expect(host.texts.contains("Heard: public.image 1.0, canceled"), "\(host.texts)")
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func documentsComeByUIKitsPicker() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = old(folder) { heard in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      picker.delegate = heard
      return picker
    }
    #expect(!host.isEnabled("pixel.png"))
    try host.tap("a.txt")
    #expect(host.texts.contains("Heard: a.txt"), "\(host.texts)")
  }

  @Test func documentsAreSavedByUIKitsPicker() throws {
    let (folder, source) = (try folder(), try folder())
    defer { for one in [folder, source] { try? FileManager.default.removeItem(at: one) } }
    try FileManager.default.moveItem(at: source.appending(path: "a.txt"), to: source.appending(path: "b.txt"))
    let host = old(folder) { heard in
      let picker = UIDocumentPickerViewController(forExporting: [source.appending(path: "b.txt")], asCopy: true)
      picker.delegate = heard
      return picker
    }
    try host.tap("Save")
    #expect(host.texts.contains("Heard: b.txt"), "\(host.texts)")
    #expect(try Data(contentsOf: folder.appending(path: "b.txt")) == Data("A".utf8))
  }
}
