import Combine

/// A view that acts on the values of a publisher.
///
/// ```swift
/// SubscriptionView(content: Text(time), publisher: clock) { time = $0 }
/// ```
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The content.
  public var content: Content
  /// What the view subscribes to.
  public var publisher: PublisherType
  /// What each value is passed to.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that passes a publisher's values to an action.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  public var body: some View { content.onReceive(publisher, perform: action) }
}
