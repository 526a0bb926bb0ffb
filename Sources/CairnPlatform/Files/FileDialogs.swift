import CairnCore
import CairnScreen
import CairnUnsafe
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

nonisolated extension View {
  /// Shows a file dialog while a binding is true.
  private func fileDialog(
    _ isPresented: Binding<Bool>, _ question: FileQuestion, answer: @escaping ([URL]) -> Void,
    cancelled: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogPresentation(isPresented: isPresented, question: question, answer: answer, cancelled: cancelled))
  }

  // MARK: Opening

  /// Lets a user choose a file to open while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(isPresented, .open(allowedContentTypes, many: false)) { urls in
      if let url = urls.first { onCompletion(.success(url)) }
    }
  }

  /// Lets a user choose files to open while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a user choose files to open while a binding is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      isPresented, .open(allowedContentTypes, many: allowsMultipleSelection),
      answer: { onCompletion(.success($0)) }, cancelled: onCancellation)
  }

  // MARK: Saving

  private func saveDialog(
    _ isPresented: Binding<Bool>, _ name: String?, _ type: UTType?, isReady: Bool, save: @escaping (URL) -> Void,
    cancelled: @escaping () -> Void
  ) -> some View {
    // Without anything to write, no dialog is shown.
    let shows = Binding(get: { isPresented.wrappedValue && isReady }, set: { isPresented.wrappedValue = $0 })
    let name = name ?? "Untitled"
    return fileDialog(
      shows, .save(name: type?.name(of: name) ?? name, type: type),
      answer: { if let url = $0.first { save(url) } }, cancelled: cancelled)
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ name: String?, _ type: UTType?, isReady: Bool,
    write: @escaping (URL) throws -> Void, completion: @escaping (Result<URL, any Error>) -> Void,
    cancelled: @escaping () -> Void = {}
  ) -> some View {
    saveDialog(
      isPresented, name, type, isReady: isReady,
      save: { url in
        completion(
          Result {
            try write(url)
            return url
          })
      }, cancelled: cancelled)
  }

  /// Lets a user choose where to save a document while a binding is true.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, defaultFilename, contentType, isReady: document != nil,
      write: { url in if let document { try DocumentFile.write(document, as: contentType, to: url) } },
      completion: onCompletion)
  }

  /// Lets a user choose where to save a document while a binding is true.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(
      isPresented, defaultFilename, type, isReady: document != nil,
      write: { url in if let document { try DocumentFile.write(document, as: type, to: url) } },
      completion: onCompletion, cancelled: onCancellation)
  }

  /// Lets a user choose where to save a document while a binding is true.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, defaultFilename, contentType, isReady: document != nil,
      write: { url in if let document { try DocumentFile.write(object: document, as: contentType, to: url) } },
      completion: onCompletion)
  }

  /// Lets a user choose where to save a document while a binding is true.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(
      isPresented, defaultFilename, type, isReady: document != nil,
      write: { url in if let document { try DocumentFile.write(object: document, as: type, to: url) } },
      completion: onCompletion, cancelled: onCancellation)
  }

  /// Lets a user choose a folder for saving documents while a binding is true.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileDialog(isPresented, .folder) { urls in
      guard let folder = urls.first else { return }
      onCompletion(
        Result {
          try documents.enumerated().map { index, document in
            let name = contentType.name(of: index == 0 ? "Untitled" : "Untitled \(index + 1)")
            let url = folder.appendingPathComponent(name)
            try DocumentFile.write(document, as: contentType, to: url)
            return url
          }
        })
    }
  }

  /// Lets a user choose where to save an item while a binding is true.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    saveDialog(
      isPresented, defaultFilename ?? item?.suggestedFileName, contentTypes.first, isReady: item != nil,
      save: { url in
        guard let item else { return }
        if let content = item.sharedContent {
          onCompletion(Result { try content.write(to: url) })
        } else {
          onMainActor(onCompletion) { completion in
            let completion = Handed(completion)
            FrontSession.current?.run { completion.value(await exported(item, to: url)) }
          }
        }
      }, cancelled: onCancellation)
  }

  // MARK: Moving

  /// Lets a user choose where to move a file while a binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a user choose where to move a file while a binding is true.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        onCompletion(result.flatMap { $0.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) })
      },
      onCancellation: onCancellation)
  }

  /// Lets a user choose where to move files while a binding is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets a user choose where to move files while a binding is true.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileDialog(
      isPresented, .folder,
      answer: { urls in
        guard let folder = urls.first else { return }
        onCompletion(
          Result {
            try files.map { file in
              let target = folder.appendingPathComponent(file.lastPathComponent)
              try FileManager.default.moveItem(at: file, to: target)
              return target
            }
          })
      }, cancelled: onCancellation)
  }
}

/// Writes an item that needs time to prepare its content.
@MainActor
private func exported<T: Transferable>(_ item: T, to url: URL) async -> Result<URL, any Error> {
  do {
    guard let content = try await item.preparedContent() else { throw CocoaError(.fileWriteUnknown) }
    return .success(try content.write(to: url))
  } catch {
    return .failure(error)
  }
}

extension _SharedContent {
  /// Writes the content to a file, and returns its URL.
  @discardableResult
  fileprivate func write(to url: URL) throws -> URL {
    switch self {
    case .text(let text): try Data(text.utf8).write(to: url)
    case .data(let data): try data.write(to: url)
    case .url(let source) where source.isFileURL: try FileManager.default.copyItem(at: source, to: url)
    case .url(let source): try Data(source.absoluteString.utf8).write(to: url)
    }
    return url
  }
}
