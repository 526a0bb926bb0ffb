import Testing

@testable import CairnMacroExpansion

@Suite struct ModelExpansionTests {
  private func expand(
    _ declaration: String, role: String, macro: String = "ModelMacro",
    conformances: String = "PersistentModel, Observable"
  ) -> Expansion {
    let request = ExpansionRequest(
      macro: macro, role: role, discriminator: "",
      syntax: SourceExcerpt(text: declaration, file: "a.swift", offset: 100),
      surroundings: [], extendedType: "Outer.Trip", conformances: conformances)
    switch macro {
    case "ModelMacro": return ModelExpansion.expand(request)
    case "QueryMacro": return QueryExpansion.expand(request)
    case "ModelActorMacro": return ModelActorExpansion.expand(request)
    default: return PersistedPropertyExpansion.expand(request)
    }
  }

  /// Returns the descriptions of properties in the expansion of a class.
  private func properties(_ members: String) -> [String] {
    let source = expand("@Model final class Trip {\n\(members)\n}", role: "member").source ?? ""
    return source.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.contains("keypath:") }
  }

  @Test func storedVariablesAreDescribed() {
    let found = properties(
      """
      var name: String
      var start = Date.now
      var note: String? = nil
      @Attribute(.unique, originalName: "key") var `default`: Int = 3
      @Relationship(deleteRule: .cascade, inverse: \\Place.trip) var places: [Place]! = []
      @Transient var isOpen = false
      static var shared = 1
      lazy var slow = 2
      let fixed = 5
      var title: String { name }
      func rename() { let local = 1; _ = local }
      """)
    #expect(
      found == [
        "SwiftData.Schema.PropertyMetadata(name: \"name\", keypath: \\Trip.name),",
        "SwiftData.Schema.PropertyMetadata(name: \"start\", keypath: \\Trip.start, defaultValue: (Date.now)),",
        "SwiftData.Schema.PropertyMetadata(name: \"note\", keypath: \\Trip.note),",
        "SwiftData.Schema.PropertyMetadata(name: \"default\", keypath: \\Trip.`default`, defaultValue: (3) as Int, "
          + "metadata: SwiftData.Schema.Attribute(.unique, originalName: \"key\")),",
        "SwiftData.Schema.PropertyMetadata(name: \"places\", keypath: \\Trip.places, defaultValue: ([]) as [Place]?, "
          + "metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Place.trip)),",
      ])
  }

  @Test func indicesOnSeveralLinesAreFound() {
    let source =
      expand(
        "@Model final class Trip {\n#Index<Trip>(\n  [\\.name],\n  [\\.name, \\.start]\n)\nvar name = \"\"\n}",
        role: "member"
      ).source ?? ""
    #expect(source.contains("static var _$indices: [[AnyKeyPath]] { SwiftData.Schema.Index<Trip>(\n  [\\.name],"))
    #expect(source.contains("keypath: \\Trip.name"))
    #expect(!source.contains("_$uniques"))
  }

  @Test func onlyStoredVariablesGetAccessors() {
    #expect(expand("var name: String", role: "memberAttribute").source == "@_PersistedProperty")
    #expect(
      expand("var count = 0 { didSet { print(count) } }", role: "memberAttribute").source == "@_PersistedProperty")
    for other in ["@Transient var a = 1", "static var a = 1", "let a = 1", "var a: Int { 1 }", "func a() {}"] {
      #expect(expand(other, role: "memberAttribute").source == "")
    }
    let accessors = expand("@_PersistedProperty var name: String", role: "accessor", macro: "PersistedPropertyMacro")
    #expect(accessors.source?.contains("_$backingData.set(\"name\", to: newValue, in: self)") == true)
  }

  @Test func conformancesAreAddedWhereTheyAreMissing() {
    #expect(
      expand("@Model final class Trip {}", role: "extension", conformances: "Observable").source
        == "nonisolated extension Outer.Trip: Observation.Observable {}")
  }

  @Test func misusesAreReported() {
    #expect(
      expand("@Model struct Trip {}", role: "member").diagnostics.map(\.message)
        == ["'@Model' can only be attached to a class"])
    #expect(
      expand("@Model final class Cruise: Trip {}", role: "member", conformances: "").diagnostics.map(\.message)
        == ["a model cannot inherit from another: give 'Cruise' a relationship to its superclass instead"])
    #expect(
      expand("@ModelActor class Importer {}", role: "member", macro: "ModelActorMacro").diagnostics.map(\.message)
        == ["'@ModelActor' can only be attached to an actor"])
    #expect(!expand("@Query var trips = []", role: "accessor", macro: "QueryMacro").diagnostics.isEmpty)
    #expect(expand("@Query var trips = []", role: "peer", macro: "QueryMacro").source == "")
  }

  @Test func aQueryKeepsItsArguments() {
    let declaration = "@Query(sort: \\Trip.name, order: .reverse) private var trips: [Trip]"
    #expect(
      expand(declaration, role: "peer", macro: "QueryMacro").source
        == "var _trips: SwiftData.Query<[Trip].Element, [Trip]> = "
        + "SwiftData.Query<[Trip].Element, [Trip]>(sort: \\Trip.name, order: .reverse)")
    #expect(expand(declaration, role: "accessor", macro: "QueryMacro").source == "get { _trips.wrappedValue }")
  }
}
