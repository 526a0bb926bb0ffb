import CairnCore
import CairnLocks
import CairnPlatform
import CairnUnsafe
import Foundation

// Foundation for Linux has no selectors, so its notification centers only call closures.
extension NotificationCenter {
  /// Calls a method of an object for each notification with a name, until the object is gone or stops observing.
  ///
  /// The method is called on the main actor: at once if the notification is posted there, otherwise later.
  ///
  /// ```swift
  /// let saved = Selector("saved") { (target: NoteController) in target.saved() }
  /// NotificationCenter.default.addObserver(self, selector: saved, name: .noteSaved, object: nil)
  /// ```
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let target = Handed(WeakTarget(observer))
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let notification = Handed(notification)
      let deliver: @MainActor @Sendable () -> Void = { target.value.call(aSelector, with: notification.value) }
      if MainThread.isCurrent { MainActor.assumeIsolated(deliver) } else { DispatchQueue.main.async(execute: deliver) }
    }
    SelectorObservers.shared.add(
      .init(
        target: target, observer: ObjectIdentifier(observer), center: Handed(self), name: aName,
        object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: Handed(token)))
  }

  /// Calls no methods of an object any more.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    // The token of a closure.
    if !SelectorObservers.shared.remove(from: self, where: { $0.observer == ObjectIdentifier(observer) }) {
      removeObserver(observer as Any)
    }
  }

  /// Calls no methods of an object any more for notifications with a name or from an object; `nil` stands for any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: Notification.Name?, object anObject: Any?
  ) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let isFound = SelectorObservers.shared.remove(from: self) {
      $0.observer == ObjectIdentifier(observer) && (aName == nil || $0.name == aName)
        && (object == nil || $0.object == object)
    }
    if !isFound { removeObserver(observer as Any, name: aName, object: anObject) }
  }
}

/// The thread of the main actor. The main queue may run on any thread once the program waits for it.
private enum MainThread {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

/// The object whose method is called.
private final class WeakTarget {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }

  @MainActor func call(_ selector: Selector, with notification: Notification) {
    guard let object, !selector.send(to: object, from: notification) else { return }
    // Methods may be declared with the class instead of the structure.
    let asObject = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    guard !selector.send(to: object, from: asObject) else { return }
    MissingFramework.reportCall(
      "The action \"\(selector.name)\" of a notification", from: "UIKit",
      outcome: "It was not called. Use addObserver(forName:object:queue:using:), or #selector in an Xcode project.")
  }
}

/// The observers that are called by a method.
private final class SelectorObservers: Sendable {
  struct Entry: Sendable {
    let target: Handed<WeakTarget>
    let observer: ObjectIdentifier
    let center: Handed<NotificationCenter>
    let name: Notification.Name?
    let object: ObjectIdentifier?
    let token: Handed<any NSObjectProtocol>

    func end() { center.value.removeObserver(token.value as Any) }
  }

  static let shared = SelectorObservers()
  private let entries = Mutex<[Entry]>([])

  func add(_ entry: Entry) {
    // Objects need not say that they stop.
    _ = remove { $0.target.value.object == nil }
    entries.withLock { $0.append(entry) }
  }

  /// Ends some observations. Returns whether there were any.
  func remove(from center: NotificationCenter, where isMeant: (Entry) -> Bool) -> Bool {
    remove { $0.center.value === center && isMeant($0) }
  }

  private func remove(where isMeant: (Entry) -> Bool) -> Bool {
    let ended = entries.withLock { entries in
      let ended = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return ended
    }
    for entry in ended { entry.end() }
    return !ended.isEmpty
  }
}
