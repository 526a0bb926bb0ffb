import CairnScreen

/// A picker.
///
/// ```swift
/// try host.picker("Size").pick("Large")
/// ```
public struct TestPicker: TestHandle {
  public let query: TestQuery
  init(_ query: TestQuery) { self.query = query }

  /// One of several with the same label, counted in reading order from 0.
  public func at(_ index: Int) -> Self { Self(query.at(index)) }

  /// The labels of the options.
  public var options: [String] { query.ask(or: []) { $0.options.compactMap(\.label) } }

  /// Chooses an option.
  public func pick(
    _ option: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.pick(option, from: element)
    }
  }
}
