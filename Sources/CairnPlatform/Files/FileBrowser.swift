import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues
import Foundation
import UniformTypeIdentifiers

/// A file dialog made of ordinary views, so that it works on every host.
nonisolated struct FileBrowser: View {
  let question: FileQuestion
  let answer: ([URL]) -> Void
  let cancel: () -> Void
  @Environment(\.fileDialog) private var settings
  @State private var folder: URL?
  @State private var chosen: [URL] = []
  @State private var name: String?

  init(
    _ question: FileQuestion, answer: @escaping ([URL]) -> Void, cancel: @escaping () -> Void
  ) {
    self.question = question
    self.answer = answer
    self.cancel = cancel
  }

  @MainActor private var place: URL {
    folder ?? settings.directory ?? FileManager.default.homeDirectoryForCurrentUser
  }

  @MainActor var body: some View {
    let entries = FileEntry.entries(of: place, showsHidden: settings.showsHidden)
    NavigationStack {
      List {
        if let message = settings.message { message }
        if case .save(let proposed, _) = question {
          TextField(text: Binding(get: { name ?? proposed }, set: { name = $0 })) {
            settings.nameLabel ?? Text("Name")
          }
        }
        if place.path != "/" {
          Button("Enclosing Folder", systemImage: "arrow.up") { folder = place.deletingLastPathComponent() }
        }
        ForEach(entries) { entry in
          Button {
            choose(entry)
          } label: {
            HStack {
              Image(systemName: entry.isFolder ? "folder" : "doc")
              Text(entry.url.lastPathComponent)
              if chosen.contains(entry.url) { Image(systemName: "checkmark") }
            }
          }
          .disabled(!entry.isFolder && !accepts(entry))
        }
        if entries.isEmpty { Text("Nothing here").foregroundStyle(.secondary) }
      }
      .navigationTitle(place.path == "/" ? "Computer" : place.lastPathComponent)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { cancel() } }
        ToolbarItem(placement: .confirmationAction) {
          if let confirmation {
            Button {
              confirm()
            } label: {
              confirmation
            }
            .disabled(!canConfirm)
          }
        }
      }
    }
  }

  private var confirmation: Text? {
    if let label = settings.confirmationLabel { return label }
    switch question {
    case .save: return Text("Save")
    case .folder: return Text("Choose")
    case .open(let types, let many): return many || types.contains(where: \.isFolder) ? Text("Open") : nil
    }
  }

  @MainActor private var canConfirm: Bool {
    switch question {
    case .save(let proposed, _): !(name ?? proposed).trimmingCharacters(in: .whitespaces).isEmpty
    case .folder: true
    case .open(let types, _): !chosen.isEmpty || types.contains(where: \.isFolder)
    }
  }

  @MainActor private func confirm() {
    switch question {
    case .save(let proposed, let type):
      // A name must not lead to another folder.
      let name = (name ?? proposed).trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: ":")
      answer([place.appendingPathComponent(type?.name(of: name) ?? name)])
    case .folder: answer([place])
    case .open: answer(chosen.isEmpty ? [place] : chosen)
    }
  }

  private func accepts(_ entry: FileEntry) -> Bool {
    guard case .open(let types, _) = question else { return false }
    return types.isEmpty || types.contains { entry.type.conforms(to: $0) }
  }

  @MainActor private func choose(_ entry: FileEntry) {
    if entry.isFolder {
      folder = entry.url
    } else if case .open(_, let many) = question {
      if !many { return answer([entry.url]) }
      if let index = chosen.firstIndex(of: entry.url) { chosen.remove(at: index) } else { chosen.append(entry.url) }
    }
  }
}

extension UTType {
  fileprivate var isFolder: Bool { self == .folder || self == .directory }
}

/// A file or folder in a list.
nonisolated struct FileEntry: Identifiable {
  let url: URL
  let isFolder: Bool
  var id: URL { url }

  var type: UTType { UTType(filenameExtension: url.pathExtension) ?? .data }

  /// Returns the entries of a folder: folders first, each sorted by name. An unreadable folder counts as empty.
  static func entries(of folder: URL, showsHidden: Bool) -> [FileEntry] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: showsHidden ? [] : .skipsHiddenFiles)
    let entries = (found ?? []).map { url in
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
      return FileEntry(url: url, isFolder: isFolder ?? false)
    }
    return entries.sorted {
      $0.isFolder == $1.isFolder
        ? $0.url.lastPathComponent.lowercased() < $1.url.lastPathComponent.lowercased() : $0.isFolder
    }
  }
}

/// The environment's settings for file dialogs.
nonisolated struct FileDialogSettings {
  var message: Text?
  var confirmationLabel: Text?
  var nameLabel: Text?
  var directory: URL?
  var showsHidden = false
}

struct FileDialogKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialog: FileDialogSettings { self[FileDialogKey.self] }
}

/// What else a file dialog shows.
///
/// ```swift
/// view.fileDialogBrowserOptions(.includeHiddenFiles)
/// ```
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

nonisolated struct FileDialogModifier: _EnvironmentModifier {
  typealias Body = Never
  let change: (inout FileDialogSettings) -> Void
  func _write(to values: inout EnvironmentValues) { change(&values[FileDialogKey.self]) }
}

nonisolated extension View {
  private func fileDialog(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
    modifier(FileDialogModifier(change: change))
  }

  /// Sets the message of this view's file dialogs.
  public func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }

  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

  @_disfavoredOverload
  public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { fileDialogMessage(Text(message)) }

  /// Sets the label of a file dialog's confirmation button.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { fileDialog { $0.confirmationLabel = label } }

  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(labelResource))
  }

  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the name field in a file dialog.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { fileDialog { $0.nameLabel = label } }

  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(Text(labelResource))
  }

  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the folder in which a file dialog opens.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialog { $0.directory = defaultDirectory }
  }

  /// Sets what else a file dialog shows.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialog { $0.showsHidden = options.contains(.includeHiddenFiles) }
  }

  /// Stores a user's changes to a file dialog under an id. Accepted without effect, because there is nothing
  /// to change here.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether aliases stay unresolved. Accepted without effect, because there are no aliases here.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
