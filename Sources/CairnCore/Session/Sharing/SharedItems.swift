import CoreTransferable
import Foundation

extension _SharedContent {
  /// The value that the app's drop targets convert to what they take.
  package var payload: Any {
    switch self {
    case .text(let text): text
    case .url(let url): url
    case .data(let data): data
    }
  }
}

/// Items to share with another app.
package struct SharedItems: Equatable, Sendable {
  /// An item, and the name that it suggests for a file.
  package struct Item: Equatable, Sendable {
    package var content: _SharedContent
    package var fileName: String?

    package init(_ content: _SharedContent, fileName: String? = nil) {
      self.content = content
      self.fileName = fileName
    }
  }

  package var items: [Item]
  package var subject: String?
  package var message: String?

  package var contents: [_SharedContent] { items.map(\.content) }

  /// An item that is data, as a file.
  package struct File {
    package let name: String
    package let data: Data
  }

  /// The items that are data, with the names they suggest, else that of the subject.
  package var files: [File] {
    items.compactMap { item in
      guard case .data(let data) = item.content else { return nil }
      return File(name: fileName(of: item), data: data)
    }
  }

  /// The name of a file with an item that is data.
  package func fileName(of item: Item) -> String { item.fileName ?? subject ?? "Untitled" }

  package init(_ items: [Item], subject: String? = nil, message: String? = nil) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}
