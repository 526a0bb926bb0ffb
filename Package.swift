// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Cairn",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CairnTesting", targets: ["CairnTesting"]),
    .executable(name: "Catalog", targets: ["Catalog"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The native window host; needs GTK 4.8 or later."),
    .trait(name: "Networking", description: "URLSession publishers in Combine; apps start about 5 ms later."),
  ],
  targets: [
    // What apps import.
    .target(
      name: "SwiftUI",
      dependencies: ["CairnCore", "CairnTerminal", "Combine", "CairnScreen", "CairnStorage", "CairnValues"]),
    .target(name: "Combine"),
    .target(
      name: "CairnTesting",
      dependencies: ["SwiftUI", "CairnCore", "CairnNavigation", "CairnScreen", "CairnStorage", "CairnValues"]),

    // The core, inside out: each module knows only those above it in this list.
    .target(name: "CairnValues"),
    .target(name: "CairnStorage", dependencies: ["CairnValues"]),
    .target(name: "CairnScreen", dependencies: ["CairnValues"]),
    .target(name: "CairnNavigation"),
    .macro(name: "CairnMacros"),
    .target(
      name: "CairnCore",
      dependencies: ["CairnValues", "CairnScreen", "CairnNavigation", "CairnMacros", "Combine"]),

    // The host for terminals, and the C it takes to write a signal handler.
    .target(name: "CairnTerminalSystem"),
    .target(
      name: "CairnTerminal",
      dependencies: [
        "CairnTerminalSystem", "CairnCore", "CairnNavigation", "CairnScreen", "CairnStorage", "CairnValues",
      ]),

    .executableTarget(
      name: "Benchmarks", dependencies: ["SwiftUI", "CairnCore", "CairnScreen", "CairnTesting"], path: "Benchmarks",
      exclude: ["instructions.tsv"]),

    .executableTarget(name: "Hello", dependencies: ["SwiftUI"], path: "Examples/Hello"),
    .executableTarget(name: "Catalog", dependencies: ["SwiftUI"], path: "Examples/Catalog"),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "NavigationCommands",
      dependencies: ["SwiftUI", "CairnTesting", "CairnCore", "CairnNavigation", "CairnScreen", "TestSupport"],
      path: "Tests/NavigationCommands"),
    .executableTarget(
      name: "RandomCommands", dependencies: ["NavigationCommands", "TestSupport"], path: "Tests/RandomCommands"),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "MacroTests", dependencies: ["CairnMacros"]),
    .testTarget(name: "ValueTests", dependencies: ["CairnValues"]),
    .testTarget(name: "StorageTests", dependencies: ["CairnStorage", "CairnValues"]),
    .testTarget(name: "ScreenTests", dependencies: ["CairnScreen"]),
    .testTarget(name: "SampleTests", dependencies: ["SwiftUI", "CairnTesting"]),
    .testTarget(name: "NavigationModelTests", dependencies: ["CairnNavigation", "NavigationCommands", "TestSupport"]),
    .testTarget(
      name: "CoreTests",
      dependencies: [
        "SwiftUI", "CairnTesting", "CairnCore", "CairnNavigation", "CairnScreen", "CairnStorage",
        "NavigationCommands", "TestSupport",
      ]),
    .target(
      name: "TerminalInputs", dependencies: ["CairnTerminal", "CairnScreen", "TestSupport"],
      path: "Tests/TerminalInputs"),
    .executableTarget(name: "TerminalFuzz", dependencies: ["TerminalInputs"], path: "Tests/TerminalFuzz"),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["SwiftUI", "CairnTerminal", "CairnScreen", "TerminalInputs", "TestSupport"],
      exclude: ["Goldens"]),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog", "SwiftUI", "CairnTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
