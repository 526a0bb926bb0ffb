import CoreTransferable

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
