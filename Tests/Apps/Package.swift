// swift-tools-version: 6.2
import PackageDescription

// Apps as any package has them: they see Cairn's products, and nothing of `package` access. Some are driven by scripts in a
// terminal or a browser; the others are tested.
let swiftUI = Target.Dependency.product(name: "SwiftUI", package: "Cairn")
let cairn = Target.Dependency.product(name: "Cairn", package: "Cairn")
let combine = Target.Dependency.product(name: "Combine", package: "Cairn")
let hosting = Target.Dependency.product(name: "CairnHosting", package: "Cairn")
let scenarios = Target.Dependency.product(name: "CairnScenarios", package: "Cairn")
let urls = Target.Dependency.product(name: "CairnURLs", package: "Cairn")
let testing = Target.Dependency.product(name: "CairnTesting", package: "Cairn")

let package = Package(
  name: "Apps",
  dependencies: [.package(name: "Cairn", path: "../..")],
  targets: [
    // What moves, points, pops up and is painted, for a browser.
    .executableTarget(name: "MovingApp", dependencies: [swiftUI, cairn], path: "MovingApp"),
    // Exchanges files and more with the browser.
    .executableTarget(
      name: "PageApp", dependencies: [swiftUI], path: "PageApp", resources: [.copy("Fonts")]),
    // Is served to several people, and killed.
    .executableTarget(
      name: "ServedApp", dependencies: [swiftUI], path: "ServedApp",
      exclude: [
        "attacks.py", "browser.py", "chromium.py", "crossing.py", "flood.py", "kills.py", "line.py", "machines.py",
        "proxy.py", "server.py", "serving.py", "sticky.py",
      ]),
    // Resists termination, in a terminal.
    .executableTarget(name: "StubbornApp", dependencies: [swiftUI], path: "StubbornApp"),
    // Writes all the time, to be killed.
    .executableTarget(name: "WritingApp", dependencies: [swiftUI], path: "WritingApp"),
    // Is compared with apps of others, in a browser.
    .executableTarget(
      name: "WebBenchmark", dependencies: [swiftUI], path: "WebBenchmark",
      exclude: ["compare.py", "bare.py", "nicegui_app.py", "textual_app.py", "textual_server.py"]),

    // The app of the guide. Its own manifest does not mention Cairn, because it is built with the SDK.
    .executableTarget(
      name: "Books", dependencies: [urls, swiftUI], path: "Books", resources: [.process("Resources")]),
    .testTarget(name: "BooksTests", dependencies: ["Books", swiftUI, testing], path: "BooksTests"),
    // Apps that navigate with the module Cairn.
    .executableTarget(
      name: "Issues", dependencies: [swiftUI, cairn], path: "Issues", resources: [.process("Resources")]),
    .testTarget(
      name: "IssuesTests", dependencies: ["Issues", swiftUI, cairn, testing], path: "IssuesTests",
      exclude: ["OldStates"]),
    .executableTarget(
      name: "Shop", dependencies: [swiftUI, cairn], path: "Shop", resources: [.process("Resources")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", swiftUI, cairn, testing], path: "ShopTests"),
    // A host like anyone's.
    .executableTarget(name: "LineHost", dependencies: [swiftUI, hosting], path: "LineHost"),
    .testTarget(
      name: "LineHostTests", dependencies: ["LineHost", swiftUI, cairn, hosting, scenarios], path: "LineHostTests"),
    // An app, and its tests, whose names are common words.
    .target(name: "CommonNames", dependencies: [swiftUI], path: "CommonNames"),
    .testTarget(
      name: "CommonNamesTests", dependencies: ["CommonNames", swiftUI, testing], path: "CommonNamesTests"),
    // Code in other language modes: Swift 5, Swift 5 with complete checking, and main-actor isolation by default.
    .testTarget(
      name: "Swift5Tests", dependencies: [swiftUI, combine, testing], path: "LanguageModeTests/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CompleteChecksTests", dependencies: [swiftUI, combine, testing], path: "LanguageModeTests/CompleteChecks",
      swiftSettings: [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]),
    .testTarget(
      name: "MainActorTests", dependencies: [swiftUI, combine, testing], path: "LanguageModeTests/MainActor",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "StrictModeTests", dependencies: [swiftUI, testing], path: "StrictModeTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
