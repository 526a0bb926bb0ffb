import CairnUnsafe
import Foundation

extension NotificationCenter {
  /// Returns a publisher of notifications with a name, optionally from a single object.
  ///
  ///     NotificationCenter.default.publisher(for: .documentSaved).sink { print($0) }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    /// The kind of values published.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The center the notifications are posted to.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them, or nil for any.
    public let object: AnyObject?

    /// Creates the publisher from its properties.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let observation = Observation(center: center)
      let outlet = SubscriberOutlet(
        subscriber, surplus: .dropped, source: observation, description: "NotificationCenter")
      let target = Handed<Outlet<Notification, Never>>(outlet)
      observation.token = center.addObserver(forName: name, object: object, queue: nil) { target.value.send($0) }
      outlet.open()
    }
  }

  private final class Observation: OutletSource {
    private let center: NotificationCenter
    var token: (any NSObjectProtocol)?

    init(center: NotificationCenter) {
      self.center = center
    }

    func outlet(_ outlet: AnyObject, asksFor demand: Subscribers.Demand) {}

    func outletWasCancelled(_ outlet: AnyObject) {
      if let token { center.removeObserver(token) }
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers observe the same notifications.
  public static func == (left: Self, right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}
