import CairnTesting
import SwiftUI
import Testing

@testable import Catalog

@MainActor
@Suite("What holds in any app holds in the catalog")
struct CatalogPropertyTests {
  @Test func pagesAreLeftAsTheyWereFound() async {
    var properties = WalkProperties(maxDoors: 120)
    await properties.explore(TestHost { CatalogView() })
    #expect(properties.findings.isEmpty, "\(properties.findings.map(\.description).joined(separator: "\n"))")
    #expect(properties.doors > 20)
  }

  @Test(arguments: 1...10)
  func theSameThingsDoneShowTheSame(seed: Int) async {
    var properties = WalkProperties()
    await properties.repeatWalk({ TestHost { CatalogView() } }, seed: UInt64(seed), steps: 60)
    #expect(properties.findings.isEmpty, "\(properties.findings.map(\.description).joined(separator: "\n"))")
  }
}
