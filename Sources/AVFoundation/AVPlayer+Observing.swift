import CairnKits
import CairnPlatform
import Combine
import Foundation
import Observation

/// Properties of a player that can be observed, as those of its item can.
///
/// ```swift
/// observation = player.observe(\.timeControlStatus) { player, _ in show(player.timeControlStatus) }
/// ```
extension NSObjectProtocol where Self: AVPlayer {
  /// Calls a closure on the main queue after each change of a property. With the option `initial`, calls it at once too.
  @MainActor @preconcurrency @discardableResult
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { Follower(self, keyPath, options, changeHandler).begin() }

  /// Returns a publisher of a property's values.
  @MainActor @preconcurrency
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> { Follower.publisher(self, keyPath, options) }
}

/// Properties of an item that can be observed.
///
/// ```swift
/// observation = item.observe(\.status) { item, _ in show(item.status) }
/// ```
extension NSObjectProtocol where Self: AVPlayerItem {
  /// Calls a closure on the main queue after each change of a property. With the option `initial`, calls it at once too.
  @MainActor @preconcurrency @discardableResult
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { Follower(self, keyPath, options, changeHandler).begin() }

  /// Returns a publisher of a property's values.
  @MainActor @preconcurrency
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> { Follower.publisher(self, keyPath, options) }
}

/// Follows a property of an object until the observation ends.
@MainActor
private final class Follower<Object: NSObject, Value> {
  private weak var object: Object?
  private let path: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let act: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var value: Value
  private var hasEnded = false

  init(
    _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ act: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.object, self.path, self.options, self.act) = (object, path, options, act)
    value = object[keyPath: path]
  }

  func begin() -> NSKeyValueObservation {
    if options.contains(.initial) { tell(nil) }
    follow()
    return NSKeyValueObservation { DispatchQueue.main.async { MainActor.assumeIsolated { self.hasEnded = true } } }
  }

  private func tell(_ old: Value?) {
    guard let object else { return }
    act(
      object,
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? value : nil, oldValue: options.contains(.old) ? old : nil))
  }

  private func follow() {
    guard let object else { return }
    value = withObservationTracking {
      object[keyPath: path]
    } onChange: {
      // The property has its new value a moment later.
      DispatchQueue.main.async { MainActor.assumeIsolated { [weak self] in self?.changed() } }
    }
  }

  private func changed() {
    guard !hasEnded, object != nil else { return }
    let old = value
    follow()
    if let old = old as? any Equatable, isSame(old, value) { return }
    tell(old)
  }

  private func isSame<E: Equatable>(_ old: E, _ new: Value) -> Bool { new as? E == old }

  static func publisher(
    _ object: Object, _ path: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions
  ) -> AnyPublisher<Value, Never> {
    let subject = CurrentValueSubject<Value, Never>(object[keyPath: path])
    let observation = Follower(object, path, [.new]) { subject.send($1.newValue ?? subject.value) }.begin()
    return subject.dropFirst(options.contains(.initial) ? 0 : 1)
      .handleEvents(receiveCancel: { observation.invalidate() }).eraseToAnyPublisher()
  }
}
