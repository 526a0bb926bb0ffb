import CoreTransferable

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
  package var contents: [_SharedContent]
  package var subject: String?
  package var message: String?

  package init(contents: [_SharedContent], subject: String? = nil, message: String? = nil) {
    self.contents = contents
    self.subject = subject
    self.message = message
  }
}
