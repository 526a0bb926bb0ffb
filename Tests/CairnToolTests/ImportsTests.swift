import Testing

@testable import CairnTool

@Suite("Imports that doctor finds")
struct ImportsTests {
  private func missing(_ text: String) -> [String] {
    var imports = Imports()
    imports.add(text, named: "File.swift")
    return imports.missing(besides: ["SwiftUI"]).map(\.module)
  }

  @Test(
    arguments: [
      ("import SwiftUI", []), ("import UIKit", ["UIKit"]), ("  @testable import Journal // mine", ["Journal"]),
      ("import struct CoreLocation.CLLocation", ["CoreLocation"]), ("public import MapKit.MKMap", ["MapKit"]),
      ("@_exported import Kit", ["Kit"]), ("@_spi(Internals) import Kit", ["Kit"]), ("// import UIKit", []),
      ("importUIKit()", []), ("let text = \"import UIKit\"", []),
      ("#if canImport(UIKit)\nimport UIKit\n#endif", []),
      ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", ["AppKit"]),
      ("#if canImport(UIKit)\nimport AppKit\n#endif", ["AppKit"]),
      ("#if !os(Linux)\nimport Charts\n#endif\nimport Charts", ["Charts"]),
    ])
  func guardedImportsAreLeftOut(text: String, expected: [String]) { #expect(missing(text) == expected) }

  @Test func theModuleOfMostFilesIsFirst() {
    var imports = Imports()
    imports.add("import Charts\nimport UIKit", named: "a.swift")
    imports.add("import UIKit", named: "b.swift")
    let missing = imports.missing(besides: [])
    #expect(missing.map(\.module) == ["UIKit", "Charts"])
    #expect(missing.first?.files == ["a.swift", "b.swift"])
  }
}
