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
}
