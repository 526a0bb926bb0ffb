import Foundation
import UniformTypeIdentifiers

/// The request of a file dialog.
package nonisolated enum FileQuestion {
  /// Asks for files to open, or for folders if those are of a requested type.
  case open([UTType], many: Bool)
  /// Asks for a destination and a name.
  case save(name: String, type: UTType?)
  /// Asks for a folder.
  case folder
}

/// The request to a host's file dialog.
package struct FileRequest {
  package let question: FileQuestion
  /// The initial folder, or `nil` for the system's choice.
  package let directory: URL?
  package let showsHidden: Bool

  package init(question: FileQuestion, directory: URL? = nil, showsHidden: Bool = false) {
    self.question = question
    self.directory = directory
    self.showsHidden = showsHidden
  }
}
