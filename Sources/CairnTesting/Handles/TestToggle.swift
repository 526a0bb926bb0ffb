/// A toggle.
///
/// ```swift
/// host.toggle("Wi-Fi").isOn = true
/// ```
public struct TestToggle: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// Whether the toggle is on. Setting it taps the toggle if the value differs; a failure goes to the host's
  /// `failureHandler`, because a setter cannot throw.
  public var isOn: Bool {
    get { value == "on" }
    nonmutating set {
      assign { () throws(TestHostError) in
        try query.perform(at: query.location) { (element) throws(Failure) in
          if (element.readValue == "on") != newValue { try query.host.send(.activate, to: element) }
        }
      }
    }
  }
}
