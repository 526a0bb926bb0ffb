import CairnScreen
import Foundation

extension TestHandle {
  /// Drags the element over a distance and lets go.
  public func drag(
    by distance: CGSize,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      let drag = try query.host.drag(of: element)
      try drag.advance(by: distance)
      try drag.send(.ended)
    }
  }

  /// Drags the element onto another and drops it there.
  public func drag(
    onto other: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.drag(element, onto: other, calledBy: TestHostError.Candidate(element).label)
    }
  }

  /// Puts a finger on the element, to drag it step by step.
  public func startDrag(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) -> TestDrag {
    try query.perform(at: .init(fileID, filePath, line, column)) { (element) throws(Failure) in
      try query.host.drag(of: element)
    }
  }
}
