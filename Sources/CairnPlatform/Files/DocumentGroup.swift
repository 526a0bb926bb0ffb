import CairnCore
import CairnScreen
import CairnValues
import Foundation
import UniformTypeIdentifiers

/// Windows that each show a document, either new or from a file. Open and Save are commands of the window.
///
/// ```swift
/// DocumentGroup(newDocument: Note()) { file in
///   TextEditor(text: file.$document.text)
/// }
/// ```
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  private let window: () -> AnyView

  private init<Shown: View>(_ window: @escaping () -> DocumentWindow<Document, Shown>) {
    self.window = { AnyView(window()) }
  }

  @MainActor public var body: some Scene {
    let window = window
    WindowGroup { window() }
      .commands {
        CommandGroup(after: .newItem) { DocumentCommand(kind: .open) }
        CommandGroup(after: .saveItem) {
          DocumentCommand(kind: .save)
          DocumentCommand(kind: .saveAs)
        }
      }
  }
}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Creates a group for documents that are values.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, isEditable: true, content: editor)
  }

  /// Creates a group for viewing documents; each window asks for a file first.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: nil, isEditable: false, content: viewer)
  }

  private init(
    make: (() -> Document)?, isEditable: Bool,
    content: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init {
      DocumentWindow(
        file: DocumentKind(
          types: Document.readableContentTypes, writableTypes: isEditable ? Document.writableContentTypes : [],
          make: make, read: { try DocumentFile.read($0) }, write: { try DocumentFile.write($0, as: $1, to: $2) }),
        content: { document, url in
          content(FileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
        })
    }
  }
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group for documents that are objects. The editor also finds its document as an environment object.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: newDocument, isEditable: true, content: editor)
  }

  /// Creates a group for viewing documents that are objects; each window asks for a file first.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(make: nil, isEditable: false, content: viewer)
  }

  private init(
    make: (() -> Document)?, isEditable: Bool,
    content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init {
      DocumentWindow(
        file: DocumentKind(
          types: Document.readableContentTypes, writableTypes: isEditable ? Document.writableContentTypes : [],
          make: make, read: { try DocumentFile.read(object: $0) },
          write: { try DocumentFile.write(object: $0, as: $1, to: $2) }),
        content: { document, url in
          content(
            ReferenceFileDocumentConfiguration(document: document.wrappedValue, fileURL: url, isEditable: isEditable)
          )
          .environmentObject(document.wrappedValue)
        })
    }
  }
}

/// How documents of one type are created, read and written.
struct DocumentKind<Document> {
  let types: [UTType]
  let writableTypes: [UTType]
  /// The function that creates a new document, or `nil` for documents that are only viewed.
  let make: (() -> Document)?
  let read: (URL) throws -> Document
  let write: (Document, UTType, URL) throws -> Void
}

/// A window with a document, or with a dialog for choosing one.
nonisolated struct DocumentWindow<Document, Content: View>: View {
  let file: DocumentKind<Document>
  let content: (Binding<Document>, URL?) -> Content
  @State private var document: Document?
  @State private var url: URL?
  @State private var asks: Question?
  @State private var problem: String?

  private enum Question { case open, save }

  init(file: DocumentKind<Document>, content: @escaping (Binding<Document>, URL?) -> Content) {
    self.file = file
    self.content = content
    _document = State(initialValue: file.make?())
  }

  @MainActor var body: some View {
    shown
      .onOpenURL { open($0) }
      .focusedSceneValue(\.documentActions, actions)
      .sheet(isPresented: Binding(get: { asks != nil }, set: { if !$0 { asks = nil } })) { browser }
      .alert("The document could not be used", isPresented: hasProblem) {
        Button("OK") {}
      } message: {
        Text(verbatim: problem ?? "")
      }
  }

  @MainActor @ViewBuilder private var shown: some View {
    if let document = Binding($document) {
      content(document, url)
    } else {
      ContentUnavailableView {
        Label("No Document", systemImage: "doc")
      } description: {
        EmptyView()
      } actions: {
        Button("Open…") { asks = .open }
      }
    }
  }

  @MainActor private var actions: DocumentActions {
    let open: @MainActor () -> Void = { asks = .open }
    if file.writableTypes.isEmpty { return DocumentActions(open: open, save: nil, saveAs: nil) }
    return DocumentActions(open: open, save: { save() }, saveAs: { asks = .save })
  }

  @MainActor private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }

  @MainActor private var browser: FileBrowser {
    let isSaving = asks == .save
    return FileBrowser(question) { urls in
      asks = nil
      guard let chosen = urls.first else { return }
      if isSaving { write(to: chosen) } else { open(chosen) }
    } cancel: {
      asks = nil
    }
  }

  @MainActor private var question: FileQuestion {
    if asks == .open { return .open(file.types, many: false) }
    let type = file.writableTypes.first
    return .save(name: url?.lastPathComponent ?? type?.name(of: "Untitled") ?? "Untitled", type: type)
  }

  @MainActor private func open(_ new: URL) {
    do {
      document = try file.read(new)
      url = new
    } catch {
      problem = "\(error)"
    }
  }

  @MainActor private func save() {
    if let url { write(to: url) } else { asks = .save }
  }

  @MainActor private func write(to new: URL) {
    guard let document else { return }
    do {
      try file.write(document, file.writableTypes.first ?? .data, new)
      url = new
    } catch {
      problem = "\(error)"
    }
  }
}

/// The actions behind a document window's commands.
struct DocumentActions {
  let open: @MainActor () -> Void
  let save: (@MainActor () -> Void)?
  let saveAs: (@MainActor () -> Void)?
}

struct DocumentActionsKey: FocusedValueKey {
  typealias Value = DocumentActions
}

extension FocusedValues {
  var documentActions: DocumentActions? {
    get { self[DocumentActionsKey.self] }
    set { self[DocumentActionsKey.self] = newValue }
  }
}

/// A command that acts on the document of the front window.
nonisolated struct DocumentCommand: View {
  enum Kind { case open, save, saveAs }
  let kind: Kind
  @FocusedValue(\.documentActions) private var actions

  init(kind: Kind) { self.kind = kind }

  @MainActor var body: some View {
    switch kind {
    case .open: Button("Open…") { actions?.open() }.keyboardShortcut("o").disabled(actions == nil)
    case .save: Button("Save") { actions?.save?() }.keyboardShortcut("s").disabled(actions?.save == nil)
    case .saveAs:
      Button("Save As…") { actions?.saveAs?() }.keyboardShortcut("s", modifiers: [.command, .shift])
        .disabled(actions?.saveAs == nil)
    }
  }
}
