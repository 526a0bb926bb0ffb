/// What accompanies a change on its way through the views: above all, how it is animated.
///
///     var transaction = Transaction(animation: .linear)
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isOpen = true }
public struct Transaction: Sendable {
  /// Nil in an empty transaction, which is what nearly every change has: copying it costs nothing.
  private var box: Box?

  /// Never changed once it is shared: every write goes through `edit`, which copies first.
  private final class Box: @unchecked Sendable {
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
    /// Whether some change has come with it, which will have it called.
    package var isTaken = false

    fileprivate init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
      self.criteria = criteria
      self.action = action
    }
  }

  /// Makes an empty transaction.
  public init() {}

  /// Makes a transaction with an animation.
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

  /// How the change is animated, nil for not at all.
  public var animation: Animation? {
    get { box?.animation }
    set {
      if box == nil, newValue == nil { return }
      edit { $0.animation = newValue }
    }
  }

  /// Whether views must not put animations of their own in place of the one here.
  public var disablesAnimations: Bool {
    get { self[.disablesAnimations] }
    set { self[.disablesAnimations] = newValue }
  }

  /// Whether the change is one of many in the course of a gesture.
  public var isContinuous: Bool {
    get { self[.isContinuous] }
    set { self[.isContinuous] = newValue }
  }

  /// Whether the velocity of continuous changes is measured, for the animation that follows.
  public var tracksVelocity: Bool {
    get { self[.tracksVelocity] }
    set { self[.tracksVelocity] = newValue }
  }

  /// The value for a key of your own.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { box?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Calls a closure once the animations this transaction starts are over.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    edit { $0.completions.append(Completion(criteria: criteria, action: completion)) }
  }

  package var completions: [Completion] { box?.completions ?? [] }

  /// Takes over everything another transaction sets; what it does not set stays.
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
      // Every write of one `withAnimation` brings the same completion along.
      for completion in new.completions where !box.completions.contains(where: { $0 === completion }) {
        box.completions.append(completion)
      }
    }
  }

  /// Whether both would make a change in the same way. Values and closures of the app's can't be compared, so with
  /// them only copies of one transaction are the same.
  package func isSame(as other: Transaction) -> Bool {
    if box === other.box { return true }
    return animation == other.animation && flags == other.flags && isComparable && other.isComparable
  }

  private var flags: Flags { box?.flags ?? [] }

  private var isComparable: Bool { box.map { $0.values.isEmpty && $0.completions.isEmpty } ?? true }

  /// Whether nothing was ever set; such a transaction asks nothing of anyone.
  package var isEmpty: Bool { box == nil }
}

/// A key for values of your own in a transaction.
///
///     struct Source: TransactionKey { static let defaultValue = "code" }
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value before any was set.
  static var defaultValue: Self.Value { get }
}

/// When an animation counts as complete.
///
///     withAnimation(.bouncy, completionCriteria: .removed) { isOpen = true } completion: { report() }
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoved: Bool

  /// As soon as it seems to be over, though a spring may still tremble.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// How a window is closed from code.
///
///     transaction.dismissBehavior = .destructive
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool

  /// As if a person closed it: it may ask first.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// At once, without asking.
  public static let destructive = DismissBehavior(isDestructive: true)
}

private struct DismissBehaviorKey: TransactionKey {
  static let defaultValue = DismissBehavior.interactive
}

private struct ScrollTargetAnchorKey: TransactionKey {
  static let defaultValue: UnitPoint? = nil
}

extension Transaction {
  /// How windows are closed by this change.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Where the target of a scroll position comes to stand.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
