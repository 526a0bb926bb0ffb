// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Cairn",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "AppleImports", targets: ["AppleImports"]),
    .library(name: "CairnTesting", targets: ["CairnTesting"]),
    .library(name: "CairnPreviews", targets: ["CairnPreviews"]),
    .library(name: "CairnHosting", targets: ["CairnHosting"]),
    .library(name: "CairnURLs", targets: ["CairnURLs"]),
    .library(name: "CairnScenarios", targets: ["CairnScenarios"]),
    .plugin(name: "AssetConstants", targets: ["AssetConstants"]),
    .executable(name: "cairn", targets: ["CairnTool"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The native window host; needs libadwaita 1.2 or later."),
    // Set for this package and for those in Tests, so that one build serves every test.
    .default(enabledTraits: Context.environment["CAIRN_GTK"] == nil ? [] : ["GTK"]),
  ],
  // Each target names its nearest dependencies, which bring theirs.
  targets: [
    // The modules that apps import. SwiftUI brings those that app code imports by itself.
    .code("SwiftUI", uses: "CairnPlatform", "CairnTerminal", "CairnWeb", .window("CairnGTK"), "CoreGraphics", "OSLog"),
    .code("Combine", uses: "CairnLocks", "CairnUnsafe"),
    .code("CoreGraphics", uses: "CairnValues"),
    .code("CoreTransferable", uses: "UniformTypeIdentifiers"), .code("UniformTypeIdentifiers"),
    .code("OSLog", uses: "os"), .code("os", uses: "CairnDarwinNames", "CairnPrinting", "CairnSystemNames"),
    .code("AppleImports", uses: "CairnFoundation", "Combine"),
    .code("CairnTesting", uses: "SwiftUI", "CairnWalkMarks"),
    // Names the step of a walk in which the app crashed, which requires C in a signal handler.
    .code("CairnWalkMarks"),
    // The gallery of an app's previews, and their snapshots, for `cairn preview` and `cairn snapshot`.
    .code("CairnPreviews", uses: "CairnTesting"),
    // The scenarios that every host must pass.
    .code("CairnScenarios", uses: "CairnTesting"),

    // The command-line tool `cairn`.
    .program("CairnTool"),
    // Generates constants for asset catalogues, like Xcode.
    .program("CairnAssets"),
    .plugin(name: "AssetConstants", capability: .buildTool(), dependencies: ["CairnAssets"]),
    // Gives the Catalog the texts of its own sources, which it shows.
    .plugin(name: "SourceTexts", capability: .buildTool()),

    // The parts of Foundation that are missing on Linux, and C declarations of those it contains but does not export.
    .code(
      "CairnFoundation", uses: "CairnDarwinNames", "CairnICU", "CairnLocks", "CairnPerson", "CairnPrinting",
      "CairnUnsafe", "UniformTypeIdentifiers"),
    .code("CairnICU"), .code("CairnPerson"),
    // Everything that the compiler cannot check.
    .code("CairnUnsafe", uses: "CairnThreadStacks"),
    // Stack space for deeply nested views, which requires C that runs before `main`.
    .code("CairnThreadStacks"),
    // The standard library's lock, and a replacement that ThreadSanitizer understands.
    .code("CairnLocks"),
    // Makes text from any source safe to print.
    .code("CairnPrinting"),
    // Darwin's C functions that packages use wherever there is a module `os`.
    .code("CairnDarwinNames"), .code("CairnSystemNames"),

    // The core, inside out: each module depends only on those above it in this list.
    .code("CairnValues", uses: "CairnFoundation"),
    .code("CairnStorage", uses: "CairnValues"),
    .code("CairnScreen", uses: "CairnValues"),
    .code("CairnNavigation", uses: "CairnLocks", "CairnPrinting", "CairnUnsafe"),
    // The plug-in is built for the host machine. Tests depend on the library behind it instead, because everything they
    // depend on would otherwise be compiled a second time for that machine.
    .code("CairnMacroExpansion"), .macro(name: "CairnMacros", dependencies: ["CairnMacroExpansion"]),
    .code("CairnCore", uses: "CairnMacros", "CairnNavigation", "CairnScreen", "Combine", "CoreTransferable"),
    // What SwiftUI, UIKit and AppKit name beyond views with nodes: files, sharing, previews, the system.
    .code("CairnPlatform", uses: "CairnCore"),
    // URL patterns for the pages of an app.
    .code("CairnURLs", uses: "CairnCore"),

    // What all hosts share: intents, focus, key bindings.
    .code("CairnHosting", uses: "CairnCore", "CairnStorage"),
    // Our own drawings of symbols, for hosts with pixels.
    .code("CairnSymbols"),
    // The host for terminals, and its signal handlers in C.
    .code("CairnTerminal", uses: "CairnTerminalSystem", "CairnHosting"), .code("CairnTerminalSystem"),
    // The host for browsers.
    .code("CairnWeb", uses: "CairnHosting", "CairnRedis", "CairnSymbols", "CairnWire"),
    // Its bytes: HTTP and WebSocket over sockets, and system calls in C. Knows no engine.
    .code("CairnWire", uses: "CairnWireSystem", "CairnPrinting"), .code("CairnWireSystem"),
    // The protocol of Redis, which keeps what several machines share.
    .code("CairnRedis", uses: "CairnLocks"),
    // The host for windows, which is empty without its trait, and libadwaita with GTK.
    .code("CairnGTK", uses: .window("CGTK"), "CairnHosting", "CairnSymbols"),
    .systemLibrary(name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),

    .program("Hello", uses: "SwiftUI", in: "Examples/Hello"),
    .program("Catalog", uses: "CairnURLs", "SwiftUI", in: "Examples/Catalog", plugins: ["SourceTexts"]),
    // The app of the guide. Its own manifest does not mention Cairn, because it is built with the SDK.
    .executableTarget(
      name: "Books", dependencies: ["CairnURLs", "SwiftUI"], path: "Examples/Books/Sources/Books",
      resources: [.process("Resources")]),
    .testTarget(name: "BooksTests", dependencies: ["Books", "CairnTesting"], path: "Examples/Books/Tests/BooksTests"),
    // A host like anyone's, outside the package: it sees the products, and nothing of `package` access.
    .executableTarget(name: "LineHost", dependencies: ["SwiftUI"], path: "Examples/LineHost", packageAccess: false),
    .testTarget(name: "LineHostTests", dependencies: ["LineHost", "CairnScenarios"], packageAccess: false),

    .code("Measuring", in: "Benchmarks/Measuring"),
    .program(
      "Benchmarks", uses: "CairnTesting", "Measuring", in: "Benchmarks",
      without: ["Floor", "Measuring", "Web", "Windows", "instructions.tsv"]),
    // Loads no more than an app in a window, so that starts can be compared.
    .program("WindowBenchmarks", uses: "SwiftUI", "CairnGTK", "Measuring", in: "Benchmarks/Windows"),
    // An app to be compared with those of others, served to a browser.
    .program(
      "WebBenchmark", uses: "SwiftUI", in: "Benchmarks/Web",
      without: ["compare.py", "bare.py", "nicegui_app.py", "textual_app.py", "textual_server.py"]),

    .tests("AssetTests", uses: "CairnAssets"), .tests("CairnToolTests", uses: "CairnTool"),
    .tests("CatalogTests", uses: "CairnTesting", "Catalog", "Gallery"),
    .tests("CombineTests", uses: "Combine"),
    .tests("CoreTests", uses: "BlindViews", "CairnScenarios", "HostileText", "NavigationCommands"),
    .tests("FoundationTests", uses: "CairnFoundation"), .tests("HostingTests", uses: "CairnTesting", "HostileText"),
    .tests("MacroTests", uses: "CairnMacroExpansion", "MacroSamples"),
    .tests("NavigationModelTests", uses: "NavigationCommands"),
    .tests("OSLogTests", uses: "OSLog"), .tests("PreviewTests", uses: "CairnPreviews"),
    .tests("SampleTests", uses: "CairnTesting", without: ["__Snapshots__"]),
    .tests("ScreenTests", uses: "CairnScreen"), .tests("StorageTests", uses: "CairnStorage"),
    .tests("SymbolTests", uses: "CairnSymbols", "CommonSymbols"),
    .tests(
      "TerminalTests", uses: "CairnScenarios", "CommonSymbols", "HostileText", "TerminalInputs", without: ["Goldens"]),
    .tests("TestingTests", uses: "CairnTesting", without: ["Snapshots/__Snapshots__"]),
    .tests("TransferTests", uses: "CoreTransferable"), .tests("UnsafeTests", uses: "CairnUnsafe"),
    .tests("URLTests", uses: "CairnTesting", "CairnURLs"), .tests("ValueTests", uses: "CairnValues"),
    .tests("WebTests", uses: "CairnScenarios", "CairnURLs", "HostileText", without: ["Browser"]),
    .tests("WireTests", uses: "WireGate", "WireInputs"),

    // What tests share, and programs that scripts drive. What needs only products is in the packages Tests/Apps and
    // Tests/Programs.
    .code("BlindViews", uses: "SwiftUI", in: .support), .code("CommonSymbols", in: .support),
    .code("HostileText", uses: "SwiftUI", in: .support), .code("MacroSamples", uses: "CairnMacros", in: .support),
    .code("NavigationCommands", uses: "TestSupport", in: .support),
    .code("ScenarioReports", uses: "CairnScenarios", in: .support),
    .code("TerminalInputs", uses: "TestSupport", in: .support), .code("WireInputs", uses: "CairnWire", in: .support),
    .code("TestSupport", uses: "CairnTesting", in: .support),
    .program("Gallery", uses: "SwiftUI", "CommonSymbols", in: "Tests/WindowTests/Gallery"),
    .program("RandomCommands", uses: "NavigationCommands", in: .support),
    .program("ScenarioServer", uses: "ScenarioReports", in: .support),
    .program(
      "ScenarioWindow", uses: "CairnGTK", "CairnURLs", "ScenarioReports", in: .support,
      without: ["Catalog/CatalogApp.swift"], plugins: ["SourceTexts"]),
    .program("TakenPictures", uses: "CairnTesting", in: .support),
    .program("TerminalFuzz", uses: "TerminalInputs", in: .support),
    .program("WireFuzz", uses: "WireInputs", in: .support),
    .program("WireEcho", uses: "CairnWire", in: .support, without: ["clients.py", "crowd.py"]),
    .program("WireGate", uses: "CairnWire", in: .support, without: ["inherit.py"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Release builds of these modules do not check for overlapping accesses, as the check doubles the cost of a turn. Debug
/// builds, and so all tests, check every access; with `CAIRN_CHECKED` set in the environment, releases do too.
let unchecked: Set = [
  "Combine", "CairnCore", "CairnHosting", "CairnNavigation", "CairnPlatform", "CairnScreen", "CairnTerminal",
  "CairnWeb",
]

for target in package.targets where target.type != .plugin && target.type != .system {
  var settings: [SwiftSetting] = [.treatAllWarnings(as: .error, .when(configuration: .debug))]
  if unchecked.contains(target.name), Context.environment["CAIRN_CHECKED"] == nil {
    settings.append(.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)))
  }
  if target.name == "BlindViews" { settings.append(.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])) }
  target.swiftSettings = settings
}

extension String {
  /// A folder of targets: each has a folder of its own name in it.
  static let support = "Tests/Support/"
}

extension Target {
  /// A library, in `Sources` unless a folder is given.
  static func code(_ name: String, uses: Dependency..., in folder: String? = nil) -> Target {
    .target(name: name, dependencies: uses, path: path(name, folder))
  }

  static func program(
    _ name: String, uses: Dependency..., in folder: String? = nil, without: [String] = [], plugins: [PluginUsage] = []
  ) -> Target {
    .executableTarget(name: name, dependencies: uses, path: path(name, folder), exclude: without, plugins: plugins)
  }

  static func tests(_ name: String, uses: Dependency..., without: [String] = []) -> Target {
    .testTarget(name: name, dependencies: uses, exclude: without)
  }

  private static func path(_ name: String, _ folder: String?) -> String? {
    folder == .support ? .support + name : folder
  }
}

extension Target.Dependency {
  /// A dependency of builds with windows.
  static func window(_ name: String) -> Self { .target(name: name, condition: .when(traits: ["GTK"])) }
}
