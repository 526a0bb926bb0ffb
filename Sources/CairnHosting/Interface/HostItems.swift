import CairnCore
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that can be copied, shared or dropped.
public enum HostItem: Sendable, Hashable {
  case text(String)
  case url(URL)
  case data(Data)
}

/// Items that the app shares with a program of the user's choice.
public struct HostSharedItems: Sendable, Equatable {
  /// The shared items.
  public var items: [HostItem]
  /// The names that the items suggest for files, in the same order.
  public var fileNames: [String?]
  /// The subject of a message that carries the items.
  public var subject: String?
  /// A message to go with the items.
  public var message: String?

  init(_ shared: SharedItems) {
    items = shared.contents.map { HostItem($0) }
    fileNames = shared.items.map(\.fileName)
    subject = shared.subject
    message = shared.message
  }
}

/// A request to choose files.
public struct HostFileRequest: Sendable {
  /// Whether the user opens files, saves one, or chooses a folder.
  public enum Question: Sendable {
    /// Files to open, or folders if the types allow them.
    case open([UTType], many: Bool)
    /// A location and a name for a new file.
    case save(name: String, type: UTType?)
    case folder
  }

  /// Whether the user opens files, saves one, or chooses a folder.
  public var question: Question
  /// The initial folder, or `nil` for the host's choice.
  public var directory: URL?
  /// Whether hidden files are listed.
  public var showsHidden: Bool

  init(_ request: FileRequest) {
    question =
      switch request.question {
      case .open(let types, let many): .open(types, many: many)
      case .save(let name, let type): .save(name: name, type: type)
      case .folder: .folder
      }
    directory = request.directory
    showsHidden = request.showsHidden
  }
}

extension HostItem {
  init(_ content: _SharedContent) {
    switch content {
    case .text(let text): self = .text(text)
    case .url(let url): self = .url(url)
    case .data(let data): self = .data(data)
    }
  }

  /// The value that the app's drop targets convert to their type.
  var payload: Any { content.payload }

  var content: _SharedContent {
    switch self {
    case .text(let text): .text(text)
    case .url(let url): .url(url)
    case .data(let data): .data(data)
    }
  }
}
