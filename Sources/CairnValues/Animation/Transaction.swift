/// The context of a change as it propagates through the views, in particular its animation.
///
///     var transaction = Transaction(animation: .linear)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
public struct Transaction: Sendable {
  /// The storage. It is `nil` in an empty transaction, the usual case, which makes copying free.
  private var box: Box?

  /// The storage of a transaction. It is never mutated once shared: every write goes through `edit`, which
  /// copies first.
  private final class Box: @unchecked Sendable {
    // Sendable: a box is changed only while a single value holds it.
    var animation: Animation?
    var flags: Flags = []
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [Completion] = []

    init() {}

    init(_ other: Box) {
      animation = other.animation
      flags = other.flags
      values = other.values
      completions = other.completions
    }
  }

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let disablesAnimations = Flags(rawValue: 1 << 0)
    static let isContinuous = Flags(rawValue: 1 << 1)
    static let tracksVelocity = Flags(rawValue: 1 << 2)
  }

  package final class Completion {
    package let criteria: AnimationCompletionCriteria
    package let action: () -> Void
    /// Whether a change has taken it along, which guarantees that it will be called.
    package var isTaken = false

    fileprivate init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
      self.criteria = criteria
      self.action = action
    }
  }

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  private mutating func edit(_ change: (Box) -> Void) {
    if let shared = box {
      if !isKnownUniquelyReferenced(&box) { box = Box(shared) }
    } else {
      box = Box()
    }
    if let box { change(box) }
  }

  private subscript(flag: Flags) -> Bool {
    get { box?.flags.contains(flag) ?? false }
    set {
      guard newValue != self[flag] else { return }
      edit { box in
        if newValue { box.flags.insert(flag) } else { box.flags.remove(flag) }
      }
    }
  }

  /// The animation of the change, or `nil` for none.
  public var animation: Animation? {
    get { box?.animation }
    set {
      if box == nil, newValue == nil { return }
      edit { $0.animation = newValue }
    }
  }

  /// Whether views are prevented from replacing the animation with their own.
  public var disablesAnimations: Bool {
    get { self[.disablesAnimations] }
    set { self[.disablesAnimations] = newValue }
  }

  /// Whether the change is part of a continuous interaction, such as a gesture.
  public var isContinuous: Bool {
    get { self[.isContinuous] }
    set { self[.isContinuous] = newValue }
  }

  /// Whether to measure the velocity of continuous changes for the animation that follows.
  public var tracksVelocity: Bool {
    get { self[.tracksVelocity] }
    set { self[.tracksVelocity] = newValue }
  }

  /// The value for a custom key.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { box?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Calls a closure when the animations of this transaction complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    edit { $0.completions.append(Completion(criteria: criteria, action: completion)) }
  }

  package var completions: [Completion] { box?.completions ?? [] }

  /// Merges the values that another transaction sets. Other values stay.
  package mutating func merge(_ other: Transaction) {
    guard let new = other.box else { return }
    guard box != nil else {
      box = new
      return
    }
    edit { box in
      if let animation = new.animation { box.animation = animation }
      box.flags.formUnion(new.flags)
      box.values.merge(new.values) { _, new in new }
      // Every write of one `withAnimation` carries the same completion.
      for completion in new.completions where !box.completions.contains(where: { $0 === completion }) {
        box.completions.append(completion)
      }
    }
  }

  /// Returns whether both transactions have the same effect on a change. The app's values and closures can't be
  /// compared; transactions with them are only the same if they are copies of one.
  package func isSame(as other: Transaction) -> Bool {
    if box === other.box { return true }
    return animation == other.animation && flags == other.flags && isComparable && other.isComparable
  }

  private var flags: Flags { box?.flags ?? [] }

  private var isComparable: Bool { box.map { $0.values.isEmpty && $0.completions.isEmpty } ?? true }

  /// Whether no value was ever set. Such a transaction changes nothing.
  package var isEmpty: Bool { box == nil }
}

/// A key for custom values in a transaction.
///
///     struct Source: TransactionKey { static let defaultValue = "code" }
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Self.Value { get }
}

/// When an animation counts as complete.
///
///     withAnimation(.bouncy, completionCriteria: .removed) { isOpen = true } completion: { report() }
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// As soon as it appears to be over, even if a spring is still settling.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// How code closes a window.
///
///     transaction.dismissBehavior = .destructive
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool

  /// The same as when the user closes it. It may ask first.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// Closes immediately, without asking.
  public static let destructive = DismissBehavior(isDestructive: true)
}

private struct DismissBehaviorKey: TransactionKey {
  static let defaultValue = DismissBehavior.interactive
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static let defaultValue: UnitPoint? = nil
}

extension Transaction {
  /// How this change closes windows.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// The anchor at which a scroll target is placed.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
