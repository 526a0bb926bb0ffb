/// A part of a scene whose value is in a binding.
@MainActor
final class RestorableBinding: RestorablePart {
  let name: String
  private let read: @MainActor () -> RestorableContent?

  /// - Parameter read: Returns the binding, which may be another one after each update of the view.
  init(_ name: String, _ read: @escaping @MainActor () -> RestorableContent?) {
    self.name = name
    self.read = read
  }

  var content: RestorableContent? { read() }
}
