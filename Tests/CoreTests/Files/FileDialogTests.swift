import CairnTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("File dialogs")
struct FileDialogTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Importer: View {
    let folder: URL
    let types: [UTType]
    var many = false
    @State private var isShown = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Text(result)
        Button("Import") { isShown = true }
      }
      .fileImporter(isPresented: $isShown, allowedContentTypes: types, allowsMultipleSelection: many) { outcome in
        switch outcome {
        case .success(let urls): result = urls.map(\.lastPathComponent).joined(separator: "+")
        case .failure: result = "failed"
        }
      } onCancellation: {
        result = "cancelled"
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Inner"), withIntermediateDirectories: true)
    try Data("A".utf8).write(to: folder.appending(path: "a.txt"))
    try Data("B".utf8).write(to: folder.appending(path: "b.txt"))
    try Data("P".utf8).write(to: folder.appending(path: "picture.png"))
    try Data("C".utf8).write(to: folder.appending(path: "Inner/c.txt"))
    return folder
  }

  @Test func aPersonChoosesAFileOfAnAllowedType() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Importer(folder: folder, types: [.text]) }
    try host.tap("Import")
    #expect(host.sheets == 1)
    #expect(!host.isEnabled("picture.png"))
    try host.tap("b.txt")
    #expect(host.sheets == 0)
    #expect(host.texts.first == "b.txt")
  }

  @Test func foldersAreGoneInto() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Importer(folder: folder, types: [.text]) }
    try host.tap("Import")
    try host.tap("Inner")
    #expect(!host.isVisible("a.txt"))
    try host.tap("Enclosing Folder")
    #expect(host.isVisible("a.txt"))
    try host.tap("Inner")
    try host.tap("c.txt")
    #expect(host.texts.first == "c.txt")
  }

  @Test func severalFilesAreConfirmedTogether() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Importer(folder: folder, types: [.text], many: true) }
    try host.tap("Import")
    #expect(!host.isEnabled("Open"))
    try host.tap("b.txt")
    try host.tap("a.txt")
    try host.tap("Open")
    #expect(host.texts.first == "b.txt+a.txt")
  }

  @Test func aDialogThatIsCancelledSaysSo() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Importer(folder: folder, types: [.text]) }
    try host.tap("Import")
    try host.tap("Cancel")
    #expect(host.sheets == 0)
    #expect(host.texts.first == "cancelled")
  }

  @Test func aFolderThatIsNotThereIsEmpty() throws {
    let host = TestHost { Importer(folder: URL(filePath: "/nowhere/at/all"), types: [.text]) }
    try host.tap("Import")
    #expect(host.isVisible("Nothing here"))
  }

  private struct Exporter: View {
    let folder: URL
    @State private var isShown = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Text(result)
        Button("Export") { isShown = true }
      }
      .fileExporter(
        isPresented: $isShown, document: Note(text: "Hello"), contentType: .plainText, defaultFilename: "Greeting"
      ) { outcome in
        switch outcome {
        case .success(let url): result = url.lastPathComponent
        case .failure: result = "failed"
        }
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func aDocumentIsWrittenWhereThePersonSays() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Exporter(folder: folder) }
    try host.tap("Export")
    #expect(host.value(of: "Name") == "Greeting.txt")
    try host.tap("Inner")
    try host.type("Letter", into: "Name")
    try host.tap("Save")
    #expect(host.texts.first == "Letter.txt")
    let written = try Data(contentsOf: folder.appending(path: "Inner/Letter.txt"))
    #expect(String(decoding: written, as: UTF8.self) == "Hello")
  }

  private struct Photo: Transferable {
    var bytes: Data
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .png) { (photo: Photo) in photo.bytes }.suggestedFileName("Beach.png")
    }
  }

  private struct PhotoExporter: View {
    let folder: URL
    @State private var isShown = false
    @State private var result = "nothing"
    var body: some View {
      VStack {
        Text(result)
        Button("Export") { isShown = true }
      }
      .fileExporter(isPresented: $isShown, item: Photo(bytes: Data([1, 2, 3])), contentTypes: [.png]) { outcome in
        result = (try? outcome.get().lastPathComponent) ?? "failed"
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func anItemThatIsPreparedLaterIsWrittenUnderTheNameItSuggests() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { PhotoExporter(folder: folder) }
    try host.tap("Export")
    #expect(host.value(of: "Name") == "Beach.png")
    try host.tap("Save")
    await host.settle()
    #expect(host.texts.first == "Beach.png")
    #expect(try Data(contentsOf: folder.appending(path: "Beach.png")) == Data([1, 2, 3]))
  }

  @Test func whatCannotBeWrittenIsAFailure() throws {
    let host = TestHost { Exporter(folder: URL(filePath: "/nowhere/at/all")) }
    try host.tap("Export")
    try host.tap("Save")
    #expect(host.texts.first == "failed")
  }

  @Test func aFileIsMoved() throws {
    struct Mover: View {
      let file: URL
      @State private var isShown = false
      var body: some View {
        Button("Move") { isShown = true }
          .fileMover(isPresented: $isShown, file: file) { _ in }
          .fileDialogDefaultDirectory(file.deletingLastPathComponent())
      }
    }
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost { Mover(file: folder.appending(path: "a.txt")) }
    try host.tap("Move")
    try host.tap("Inner")
    try host.tap("Choose")
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Inner/a.txt").path))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "a.txt").path))
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "New")) { file in
        TextField("Text", text: file.$document.text)
        Text(file.fileURL?.lastPathComponent ?? "not saved")
      }
    }
  }

  @Test func aDocumentBeginsEmptyAndOpensAFile() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost(Notes.self)
    #expect(host.value(of: "Text") == "New")
    #expect(host.texts.contains("not saved"))
    host.open(folder.appending(path: "a.txt"))
    #expect(host.value(of: "Text") == "A")
    #expect(host.texts.contains("a.txt"))
    try host.type("Changed", into: "Text")
    try host.press("s", modifiers: .command)
    let written = try Data(contentsOf: folder.appending(path: "a.txt"))
    #expect(String(decoding: written, as: UTF8.self) == "Changed")
  }

  @Test func aDocumentThatCannotBeReadIsSaidSo() throws {
    let host = TestHost(Notes.self)
    host.open(URL(filePath: "/nowhere/at/all.txt"))
    #expect(host.isVisible("The document could not be used"))
    try host.tap("OK")
    #expect(host.value(of: "Text") == "New")
  }

  private final class Drawing: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType.plainText]
    @Published var text = "New"
    init() {}
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Canvas: View {
    @EnvironmentObject private var drawing: Drawing
    var body: some View { TextField("Text", text: $drawing.text) }
  }

  private struct Drawings: App {
    var body: some Scene {
      DocumentGroup(newDocument: { Drawing() }) { _ in Canvas() }
    }
  }

  @Test func aDocumentThatIsAnObjectIsInTheEnvironment() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let host = TestHost(Drawings.self)
    #expect(host.value(of: "Text") == "New")
    host.open(folder.appending(path: "a.txt"))
    #expect(host.value(of: "Text") == "A")
    #expect(host.diagnostics.isEmpty)
  }
}
