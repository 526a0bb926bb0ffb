import CairnCore
import Foundation

/// An observation of a property. Except for those of players, it ends at once, because objects here do not report their changes.
///
/// ```swift
/// observation = player.observe(\.rate, options: [.initial, .new]) { player, change in show(change.newValue) }
/// ```
public final class NSKeyValueObservation: NSObject, Sendable {
  private let end: @Sendable () -> Void

  package init(end: @escaping @Sendable () -> Void = {}) {
    self.end = end
    super.init()
  }

  deinit { end() }

  /// Ends the observation.
  public func invalidate() { end() }
}

/// When a property is observed, and which values an observation needs.
///
/// ```swift
/// player.observe(\.rate, options: [.initial, .new]) { _, _ in }
/// ```
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after a change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before a change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
///
/// ```swift
/// change.kind == .setting
/// ```
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
///
/// ```swift
/// change.newValue
/// ```
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value, if the observation asks for new ones.
  public let newValue: Value?
  /// The value before, if the observation asks for old ones and is of a player.
  public let oldValue: Value?
  /// The changed places of a list. There are none.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool

  package init(
    kind: NSKeyValueChange, newValue: Value?, oldValue: Value?, indexes: IndexSet? = nil, isPrior: Bool = false
  ) {
    (self.kind, self.newValue, self.oldValue) = (kind, newValue, oldValue)
    (self.indexes, self.isPrior) = (indexes, isPrior)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Reports that changes are not observed. With the option `initial`, calls the closure once with the present value.
  @discardableResult
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    MissingFramework.reportCall(
      "observe(_:options:changeHandler:)", from: "the runtime of Objective-C",
      outcome: "Later changes are not observed. Use @Observable, a delegate or a notification.")
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
