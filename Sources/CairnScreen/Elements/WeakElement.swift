/// A weak reference to an element while it is on the screen. An element that leaves and returns counts as a different
/// one.
@propertyWrapper
@MainActor
package struct WeakElement {
  private weak var element: Element?
  private var id: ElementID?

  package init() {}

  package init(wrappedValue: Element?) {
    element = wrappedValue
    id = wrappedValue?.id
  }

  package var wrappedValue: Element? {
    get {
      guard let element, element.id == id else { return nil }
      return element
    }
    set { self = WeakElement(wrappedValue: newValue) }
  }
}
