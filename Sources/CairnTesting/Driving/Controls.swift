import CairnCore
import CairnScreen
import SwiftUI

extension TestHost {
  /// Chooses an option of a picker.
  public func pick(
    _ option: String, from picker: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      // An inline picker's options are rows of the list, so no picker has the label.
      if finder.candidates(picker, role: .picker).isEmpty, !finder.candidates(picker).isEmpty,
        let row = finder.candidates(option, role: .option).first
      {
        return try send(.activate, to: row)
      }
      try pick(option, from: finder.one(picker, role: .picker))
    }
  }

  func pick(_ option: String, from picker: Element) throws(Failure) {
    try requireEnabled(picker)
    let options = picker.options
    guard let found = options.first(where: { $0.label == option || $0.semantics?.identifier == option }) else {
      throw Failure(
        .noChoice(option, in: TestHostError.Candidate(picker).description, available: options.compactMap(\.label)))
    }
    try send(.activate, to: found)
  }

  /// Moves a slider to a number.
  public func slide(
    _ slider: String, to value: Double,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.adjust(value), to: finder.one(slider, role: .slider))
    }
  }

  /// Presses a stepper's plus that many times, or its minus if the number is negative.
  public func step(
    _ stepper: String, by steps: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      try send(.step(steps), to: finder.one(stepper, role: .stepper))
    }
  }

  /// Turns the pages of a paged tab view: one by default, backward if the number is negative.
  public func turnPage(
    by pages: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let found = (root?.layers.first ?? []).flatMap(\.inside).last { $0.isPaged && !$0.isUnseen }
      guard let found else { throw Failure(.notPresented("paged view")) }
      guard session.send(.step(pages), to: found) else {
        let turned = found.turnedPages
        throw Failure(.noFurtherPage(shown: (turned?.shown ?? 0) + 1, count: turned?.count ?? 1))
      }
    }
  }
}

extension Element {
  /// A picker's options, in reading order.
  var options: [Element] { role == .option ? [self] : children.flatMap(\.options) }
}
