import Combine
import Observation

/// Offers a value to the rest of the app while the content, or its window, has the focus.
nonisolated struct FocusedValueModifier<Value>: UnaryModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  let isForScene: Bool

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: FocusedValueModifier
    private weak var window: SceneWindow?

    init(_ modifier: FocusedValueModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      window = scope.box(WindowKey.self).value.window
      window?.focusedValues.add(offer)
    }

    func modifierChanged(from old: FocusedValueModifier) { window?.focusedValues.replace(offer) }

    private var offer: FocusedValueOffers.Offer {
      let modifier = modifier
      return FocusedValueOffers.Offer(node: self, isForScene: modifier.isForScene) { values in
        // Offering `nil` leaves the values of other views in place.
        if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
      }
    }

    override func willUnmount() { window?.focusedValues.remove(self) }
  }
}

extension FocusedValues {
  fileprivate subscript<T: AnyObject>(offered type: ObjectType<T>) -> T? {
    get { self[FocusedObjectKey<T>.self] }
    set { self[FocusedObjectKey<T>.self] = newValue }
  }
}

private struct ObjectType<T>: Hashable {}

nonisolated extension View {
  /// Offers a value while this view or one inside it has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value while this view or one inside it has the focus; `nil` offers nothing.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
  }

  /// Offers a value while the window of this view is in front.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Offers a value while the window of this view is in front; `nil` offers nothing.
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
  {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
  }

  /// Offers an observable object while this view or one inside it has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { offer(object, isForScene: false) }

  /// Offers an observable object while the window of this view is in front.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offer(object, isForScene: true)
  }

  /// Offers an observable object while this view or one inside it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { offer(object, isForScene: false) }

  /// Offers an observable object while this view or one inside it has the focus; `nil` offers nothing.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { offer(object, isForScene: false) }

  /// Offers an observable object while the window of this view is in front.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { offer(object, isForScene: true) }

  /// Offers an observable object while the window of this view is in front; `nil` offers nothing.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { offer(object, isForScene: true) }

  private func offer<T: AnyObject>(_ object: T?, isForScene: Bool) -> some View {
    modifier(FocusedValueModifier(keyPath: \.[offered: ObjectType<T>()], value: object, isForScene: isForScene))
  }
}
