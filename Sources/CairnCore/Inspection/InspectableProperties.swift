import CairnValues

/// A dynamic property that an inspector shows.
protocol InspectableProperty {
  /// The value now, or `nil` if there is none yet.
  @MainActor var inspected: PropertyValue? { get }
}

extension State: InspectableProperty {
  var inspected: PropertyValue? {
    guard let location else { return nil }
    return PropertyValue(.state, location.unread, source: location) { location.set($0, Transaction()) }
  }
}

extension Binding: InspectableProperty {
  var inspected: PropertyValue? { PropertyValue(.binding, box.get()) { wrappedValue = $0 } }
}

extension AppStorage: InspectableProperty {
  var inspected: PropertyValue? { PropertyValue(.storage, wrappedValue, source: source) { wrappedValue = $0 } }
}

extension SceneStorage: InspectableProperty {
  var inspected: PropertyValue? { PropertyValue(.storage, wrappedValue, source: source) { wrappedValue = $0 } }
}

extension FocusState: InspectableProperty {
  var inspected: PropertyValue? { PropertyValue(.focus, wrappedValue, source: source) { wrappedValue = $0 } }
}

extension Environment: InspectableProperty {
  var inspected: PropertyValue? { readIfAny().map { PropertyValue(.environment, $0) } }
}

extension StateObject: InspectableProperty {
  var inspected: PropertyValue? { ownedObject.map { PropertyValue(.object, $0) } }
}

extension ObservedObject: InspectableProperty {
  var inspected: PropertyValue? { PropertyValue(.object, wrappedValue) }
}

extension EnvironmentObject: InspectableProperty {
  var inspected: PropertyValue? { objectIfAny.map { PropertyValue(.object, $0) } }
}
