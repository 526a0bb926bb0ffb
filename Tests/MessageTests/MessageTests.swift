import CairnMessages
import Foundation
import Testing

/// The lines that `cairn` and an app write to each other.
@Suite struct MessageTests {
  private func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func ordersOfDevelopment() throws {
    let problem = BuildProblem(file: "A.swift", line: 3, column: 1, message: "x")
    let lines: [(DevelopmentOrder, String)] = [
      (.handOver, #"{"do":"handOver"}"#), (.replace("a", by: "b"), #"{"do":"text","new":"b","old":"a"}"#),
      (.show([problem]), #"{"do":"problems","problems":[{"column":1,"file":"A.swift","line":3,"message":"x"}]}"#),
    ]
    for (order, text) in lines {
      #expect(try line(order) == text)
      #expect(try JSONDecoder().decode(DevelopmentOrder.self, from: Data(text.utf8)) == order)
    }
    for wrong in [#"{"do":"other"}"#, #"{"do":"text","old":"a"}"#, #"{"do":"problems"}"#, "[]"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(DevelopmentOrder.self, from: Data(wrong.utf8)) }
    }
  }

  @Test func reportsOfDevelopment() throws {
    #expect(try line(DevelopmentReport.textShown) == #"{"is":"textShown"}"#)
    #expect(
      try JSONDecoder().decode(DevelopmentReport.self, from: Data(#"{"is":"handedOver"}"#.utf8)) == .handedOver)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DevelopmentReport.self, from: Data(#"{"is":"none"}"#.utf8))
    }
  }

  @Test func requestsOfDrivers() throws {
    let request = try DriverRequest(#"{"id": [1], "do": "tap", "name": "Save", "index": 2}"#)
    #expect(request.id == [1] && request.verb == .tap)
    #expect(try request.text("name") == "Save" && request.whole("index") == 2)
    #expect(try DriverRequest(String(decoding: request.line, as: UTF8.self)) == request)
    #expect(try request.whole("other") == nil && request.number("scale", in: 0...4, or: 1) == 1)
    #expect(throws: DriverRequest.Problem.self) { try request.text("index") }
    #expect(throws: DriverRequest.Problem.self) { try request.number("index", in: 3...4) }
    #expect(throws: DriverRequest.Problem.self) { try request.number("name", in: 3...4) }
  }

  @Test(arguments: ["", "tap", "[]", #"{"do": 1}"#, #"{"do": "fly"}"#, #"{"do": "tap""#])
  func linesThatAreNoRequestAreExplained(line: String) {
    #expect { try DriverRequest(line) } throws: { ($0 as? DriverRequest.Problem)?.message.isEmpty == false }
  }
}
