/// Remembers an element without holding it, for as long as it is there. One that has left and come back is another one.
@propertyWrapper
@MainActor
package struct Remembered {
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
    set { self = Remembered(wrappedValue: newValue) }
  }
}
