import Cairn
import CairnCore
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Values edited as text")
struct EditedValueTests {
  struct Point: Codable { var x = 1 }
  enum Level: Int { case low = 1, high = 2 }
  enum Shade: String, CaseIterable { case red, green }
  struct Opaque { var action: () -> Void = {} }

  struct Values: View {
    @State private var flag = false
    @State private var ratio = 0.5
    @State private var small = UInt8(1)
    @State private var name: String?
    @State private var count: Int?
    @State private var point = Point()
    @State private var points: [Point] = []
    @State private var level = Level.low
    @State private var shade: Shade? = .red
    @State private var opaque = Opaque()

    var body: some View { Text("Values").navigationInspector(isPresented: .constant(true)) }
  }

  private let host = TestHost(width: 1_200) { Values() }

  private func property(_ name: String) throws -> InspectedProperty {
    _ = host.texts
    return try #require(host.session.graph.inspection).property(name)
  }

  @Test(arguments: [
    ("flag", "true", "true"), ("ratio", "2.25", "2.25"), ("small", "255", "255"), ("name", "Ann", "Ann"),
    ("count", "3", "3"), ("point", #"{"x":4}"#, "Point(x: 4)"), ("points", #"[{"x":4}]"#, "[Point(x: 4)]"),
    ("level", "2", "high"), ("shade", "green", "green"), ("shade", "nil", "nil"),
  ])
  func textThatFitsIsTaken(name: String, text: String, shown: String) throws {
    try property(name).set(text)
    #expect(try property(name).text == shown)
    #expect(try property(name).editableText == text)
  }

  @Test(arguments: [
    ("flag", "yes"), ("ratio", "half"), ("small", "256"), ("count", "3.5"), ("point", #"{"y":4}"#), ("points", "{}"),
    ("level", "3"), ("shade", "blue"), ("opaque", "{}"),
  ])
  func textThatDoesNotFitChangesNothing(name: String, text: String) throws {
    let before = try property(name).text
    #expect(throws: InspectionProblem.self) { try property(name).set(text) }
    #expect(try property(name).text == before)
  }

  @Test func theNameOfTwoPropertiesIsRefused() throws {
    let host = TestHost(width: 1_200) {
      VStack {
        Values()
        Values()
      }
    }
    _ = host.texts
    let inspection = try #require(host.session.graph.inspection)
    #expect(throws: InspectionProblem.self) { try inspection.property("flag") }
    try inspection.property("Values 2.flag").set("true")
    #expect(try inspection.property("Values.flag").text == "false")
    #expect(try inspection.property("Values 2.flag").text == "true")
  }
}
