import CairnUnsafe
import Foundation

extension NotificationCenter {
  /// The notifications with a name, as an asynchronous sequence.
  ///
  ///     for await note in NotificationCenter.default.notifications(named: .saved) { … }
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Sendable: it is immutable, and notification centers are thread-safe.
    /// A notification.
    public typealias Element = Notification
    /// The sequence never fails.
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Starts observing.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<Handed<Notification>>.makeStream()
      let observer = center.addObserver(forName: name, object: object, queue: nil) { note in
        continuation.yield(Handed(note))
      }
      let registration = Registration(center: center, observer: observer)
      continuation.onTermination = { _ in registration.end() }
      return Iterator(waiting: stream.makeAsyncIterator(), registration: registration)
    }

    /// Iterates over the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var waiting: AsyncStream<Handed<Notification>>.Iterator
      fileprivate let registration: Registration

      /// Returns the next notification, or `nil` after the task is canceled.
      public mutating func next() async -> Notification? { await waiting.next()?.value }

      /// Returns the next notification, or `nil` after the task is canceled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await waiting.next(isolation: actor)?.value
      }
    }
  }

  /// The notifications with a name, as an asynchronous sequence.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}

/// A registration that ends with the iterator, or earlier with the task.
private final class Registration: @unchecked Sendable {
  // Sendable: it is immutable, and notification centers are thread-safe.
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    self.center = center
    self.observer = observer
  }

  func end() { center.removeObserver(observer) }

  deinit { end() }
}
