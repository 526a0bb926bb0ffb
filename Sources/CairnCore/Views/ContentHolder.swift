/// A node around some content, with further nodes beside it that are not part of that content.
@MainActor
protocol ContentHolder: Node {
  var held: Node? { get }
}

extension AccompaniedNode: ContentHolder {}
