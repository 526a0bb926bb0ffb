/// A slider.
///
/// ```swift
/// try host.slider("Volume").slide(to: 0.5)
/// ```
public struct TestSlider: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// The slider's value. Setting it moves the slider; a failure goes to the host's `failureHandler`.
  public var value: Double {
    get { query.ask(or: .nan) { $0.readValue.flatMap { Double($0) } ?? .nan } }
    nonmutating set {
      assign { () throws(TestHostError) in try send(.adjust(newValue), query.location) }
    }
  }

  /// Moves the slider to a number.
  public func slide(
    to value: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.adjust(value), .init(fileID, filePath, line, column)) }
}

/// A stepper.
///
/// ```swift
/// try host.stepper("Guests").step(by: -1)
/// ```
public struct TestStepper: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// Presses plus that many times, or minus if the number is negative.
  public func step(
    by steps: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.step(steps), .init(fileID, filePath, line, column)) }

  /// Presses plus once.
  public func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.step(1), .init(fileID, filePath, line, column)) }

  /// Presses minus once.
  public func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) { try send(.step(-1), .init(fileID, filePath, line, column)) }
}
