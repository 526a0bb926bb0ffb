// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Release builds of these modules do not check for overlapping accesses, as the check doubles the cost of a turn. Debug
/// builds, and so all tests, check every access; with `CAIRN_CHECKED` set in the environment, releases do too.
let exclusivity: [SwiftSetting] =
  Context.environment["CAIRN_CHECKED"] == nil
  ? [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))] : []

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
    .trait(name: "GTK", description: "The native window host; needs libadwaita 1.2 or later.")
  ],
  targets: [
    // The modules that apps import.
    .target(
      name: "SwiftUI",
      dependencies: [
        "CairnCore", "CairnFoundation", "CairnHosting", "CairnPlatform", "CairnPrinting", "CairnTerminal", "CairnWeb",
        .target(name: "CairnGTK", condition: .when(traits: ["GTK"])),
        "Combine", "CoreGraphics", "CoreTransferable", "CairnScreen", "CairnStorage", "CairnValues", "OSLog", "os",
      ]),
    .target(name: "Combine", dependencies: ["CairnLocks", "CairnUnsafe"], swiftSettings: exclusivity),

    // Everything that the compiler cannot check.
    .target(name: "CairnUnsafe", dependencies: ["CairnThreadStacks"]),

    // The standard library's lock, and a replacement that ThreadSanitizer understands.
    .target(name: "CairnLocks"),

    // Further modules that app code imports. They are found because SwiftUI depends on them.
    .target(name: "CairnSystemNames"),
    // Makes text from any source safe to print.
    .target(name: "CairnPrinting"),
    // Darwin's C functions that packages use wherever there is a module `os`.
    .target(name: "CairnDarwinNames"),
    .target(name: "os", dependencies: ["CairnDarwinNames", "CairnPrinting", "CairnSystemNames"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "CoreGraphics", dependencies: ["CairnFoundation", "CairnValues"]),
    .target(name: "AppleImports", dependencies: ["CairnFoundation", "Combine"]),
    .target(
      name: "CairnTesting",
      dependencies: [
        "SwiftUI", "CairnCore", "CairnFoundation", "CairnHosting", "CairnLocks", "CairnNavigation", "CairnPrinting",
        "CairnScreen", "CairnStorage",
        "CairnTerminal", "CairnUnsafe", "CairnValues", "CairnWalkMarks",
      ]),
    // The gallery of an app's previews, and their snapshots, for `cairn preview` and `cairn snapshot`.
    .target(
      name: "CairnPreviews",
      dependencies: [
        "SwiftUI", "CairnTesting", "CairnCore", "CairnFoundation", "CairnHosting", "CairnPlatform", "CairnPrinting",
        "CairnScreen", "CairnTerminal", "CairnValues", "CairnWeb",
      ]),
    // The scenarios that every host must pass.
    .target(name: "CairnScenarios", dependencies: ["SwiftUI", "CairnTesting", "CairnCore", "CairnScreen"]),
    // Names the step of a walk in which the app crashed, which requires C in a signal handler.
    .target(name: "CairnWalkMarks"),

    // The command-line tool `cairn`.
    .executableTarget(name: "CairnTool"),

    // Generates constants for asset catalogues, like Xcode.
    .executableTarget(name: "CairnAssets"),
    .plugin(name: "AssetConstants", capability: .buildTool(), dependencies: ["CairnAssets"]),

    // Gives the Catalog the texts of its own sources, which it shows.
    .executableTarget(name: "CairnSourceTexts"),
    .plugin(name: "SourceTexts", capability: .buildTool(), dependencies: ["CairnSourceTexts"]),

    // The parts of Foundation that are missing on Linux, and C declarations of those it contains but does not export.
    .target(name: "CairnICU"),
    .target(name: "CairnPerson"),
    // Stack space for deeply nested views, which requires C that runs before `main`.
    .target(name: "CairnThreadStacks"),
    .target(
      name: "CairnFoundation",
      dependencies: [
        "CairnDarwinNames", "CairnICU", "CairnLocks", "CairnPerson", "CairnPrinting", "CairnUnsafe",
        "UniformTypeIdentifiers",
      ]),

    // The core, inside out: each module depends only on those above it in this list.
    .target(name: "CairnValues", dependencies: ["CairnFoundation", "CairnLocks"]),
    .target(name: "CairnStorage", dependencies: ["CairnLocks", "CairnUnsafe", "CairnValues"]),
    .target(
      name: "CairnScreen", dependencies: ["CairnFoundation", "CairnUnsafe", "CairnValues"], swiftSettings: exclusivity),
    .target(
      name: "CairnNavigation", dependencies: ["CairnLocks", "CairnPrinting", "CairnUnsafe"], swiftSettings: exclusivity),
    // The plug-in is built for the host machine. Tests depend on the library behind it instead, because everything they
    // depend on would otherwise be compiled a second time for that machine.
    .target(name: "CairnMacroExpansion"),
    .macro(name: "CairnMacros", dependencies: ["CairnMacroExpansion"]),
    .target(
      name: "CairnCore",
      dependencies: [
        "CairnFoundation", "CairnLocks", "CairnPrinting", "CairnValues", "CairnScreen", "CairnNavigation",
        "CairnMacros",
        "CairnThreadStacks", "CairnUnsafe", "Combine",
        "CoreTransferable",
      ], swiftSettings: exclusivity),

    // What SwiftUI, UIKit and AppKit name beyond views with nodes: files, sharing, previews, the system.
    .target(
      name: "CairnPlatform",
      dependencies: [
        "CairnCore", "CairnFoundation", "CairnLocks", "CairnMacros", "CairnScreen", "CairnUnsafe", "CairnValues",
        "Combine", "CoreTransferable", "UniformTypeIdentifiers",
      ], swiftSettings: exclusivity),

    // What all hosts share: intents, focus, key bindings.
    .target(
      name: "CairnHosting",
      dependencies: [
        "CairnCore", "CairnFoundation", "CairnScreen", "CairnStorage", "CairnValues", "CoreTransferable",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: exclusivity),

    // URL patterns for the pages of an app.
    .target(name: "CairnURLs", dependencies: ["CairnCore"]),

    // Our own drawings of symbols, for hosts with pixels.
    .target(name: "CairnSymbols"),
    // The host for terminals, and its signal handlers in C.
    .target(name: "CairnTerminalSystem"),
    .target(
      name: "CairnTerminal",
      dependencies: [
        "CairnTerminalSystem", "CairnCore", "CairnFoundation", "CairnHosting", "CairnNavigation", "CairnPrinting",
        "CairnScreen",
        "CairnStorage", "CairnValues",
      ], swiftSettings: exclusivity),

    // The bytes of the browser's host: HTTP and WebSocket over sockets, and system calls in C. Knows no engine.
    .target(name: "CairnWireSystem"),
    .target(name: "CairnWire", dependencies: ["CairnWireSystem", "CairnPrinting"]),
    // The host for browsers.
    .target(
      name: "CairnWeb",
      dependencies: [
        "CairnCore", "CairnFoundation", "CairnHosting", "CairnNavigation", "CairnPrinting", "CairnScreen",
        "CairnStorage", "CairnSymbols", "CairnValues",
        "CairnLocks", "CairnRedis", "CairnWire",
      ], exclude: ["Page"], swiftSettings: exclusivity),

    // The protocol of Redis, which keeps what several machines share.
    .target(name: "CairnRedis", dependencies: ["CairnLocks"]),

    // The host for windows, which is empty without its trait, and libadwaita with GTK.
    .systemLibrary(name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "CairnGTK",
      dependencies: [
        .target(name: "CGTK", condition: .when(traits: ["GTK"])), "CairnCore", "CairnHosting", "CairnNavigation",
        "CairnScreen", "CairnStorage", "CairnSymbols", "CairnUnsafe", "CairnValues",
      ]),

    .target(name: "Measuring", path: "Benchmarks/Measuring"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SwiftUI", "CairnCore", "CairnHosting", "CairnScreen", "CairnTerminal", "CairnTesting", "Measuring",
      ],
      path: "Benchmarks", exclude: ["Floor", "Measuring", "Web", "Windows", "instructions.tsv"]),
    // Loads no more than an app in a window, so that starts can be compared.
    .executableTarget(
      name: "WindowBenchmarks",
      dependencies: [
        "SwiftUI", "CairnCore", "CairnGTK", "Measuring",
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ],
      path: "Benchmarks/Windows"),

    // An app to be compared with those of others, served to a browser.
    .executableTarget(
      name: "WebBenchmark", dependencies: ["SwiftUI"], path: "Benchmarks/Web",
      exclude: ["compare.py", "bare.py", "nicegui_app.py", "textual_app.py", "textual_server.py"]),
    .executableTarget(name: "Hello", dependencies: ["SwiftUI"], path: "Examples/Hello"),
    // The app of the guide. Its own manifest does not mention Cairn, because it is built with the SDK.
    .executableTarget(
      name: "Books", dependencies: ["CairnURLs", "SwiftUI"], path: "Examples/Books/Sources/Books",
      resources: [.process("Resources")]),
    .testTarget(
      name: "BooksTests", dependencies: ["Books", "CairnTesting", "SwiftUI"], path: "Examples/Books/Tests/BooksTests"),
    // A host like anyone's, outside the package: it sees the products, and nothing of `package` access.
    .executableTarget(
      name: "LineHost", dependencies: ["SwiftUI", "CairnHosting"], path: "Examples/LineHost", packageAccess: false),
    .testTarget(
      name: "LineHostTests", dependencies: ["LineHost", "SwiftUI", "CairnHosting", "CairnScenarios"],
      packageAccess: false),
    .executableTarget(
      name: "Catalog", dependencies: ["CairnURLs", "SwiftUI"], path: "Examples/Catalog", plugins: ["SourceTexts"]),
    // Features without a page in the Catalog, driven in a window.
    .executableTarget(name: "Gallery", dependencies: ["SwiftUI", "CommonSymbols"], path: "Tests/WindowTests/Gallery"),

    // The names of the most used symbols.
    .target(name: "CommonSymbols", path: "Tests/CommonSymbols"),
    .testTarget(name: "SymbolTests", dependencies: ["CairnSymbols", "CommonSymbols"]),
    .target(name: "TestSupport", dependencies: ["CairnTesting"], path: "Tests/TestSupport"),
    .target(
      name: "NavigationCommands",
      dependencies: ["SwiftUI", "CairnTesting", "CairnCore", "CairnNavigation", "CairnScreen", "TestSupport"],
      path: "Tests/NavigationCommands"),
    .executableTarget(
      name: "RandomCommands", dependencies: ["NavigationCommands", "TestSupport"], path: "Tests/RandomCommands"),
    .testTarget(name: "CairnToolTests", dependencies: ["CairnTool"]),
    .testTarget(
      name: "PreviewTests", dependencies: ["SwiftUI", "CairnPreviews", "CairnPlatform", "CairnTesting"]),
    .testTarget(name: "OSLogTests", dependencies: ["OSLog", "os"]),
    .testTarget(name: "AssetTests", dependencies: ["CairnAssets"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "CairnLocks"]),
    .testTarget(name: "TransferTests", dependencies: ["CoreTransferable"]),
    .target(name: "MacroSamples", dependencies: ["CairnMacros"], path: "Tests/MacroSamples"),
    .testTarget(name: "MacroTests", dependencies: ["CairnMacroExpansion", "MacroSamples"]),
    .testTarget(name: "UnsafeTests", dependencies: ["CairnUnsafe"]),
    .testTarget(name: "FoundationTests", dependencies: ["CairnFoundation"]),
    .testTarget(name: "ValueTests", dependencies: ["CairnFoundation", "CairnValues"]),
    .testTarget(name: "StorageTests", dependencies: ["CairnLocks", "CairnStorage", "CairnValues"]),
    .testTarget(name: "ScreenTests", dependencies: ["CairnScreen"]),
    .testTarget(
      name: "HostingTests",
      dependencies: ["CairnCore", "CairnHosting", "CairnScreen", "CairnTesting", "HostileText", "SwiftUI"]),
    .testTarget(
      name: "TestingTests", dependencies: ["SwiftUI", "CairnTesting"], exclude: ["Snapshots/__Snapshots__"]),
    // An app, and its tests, whose names are common words. They see what any package sees, and nothing of `package` access.
    .target(name: "CommonNames", dependencies: ["SwiftUI"], path: "Tests/CommonNames", packageAccess: false),
    .testTarget(
      name: "CommonNamesTests", dependencies: ["CommonNames", "SwiftUI", "CairnTesting"], packageAccess: false),
    .testTarget(name: "SampleTests", dependencies: ["SwiftUI", "CairnTesting"], exclude: ["__Snapshots__"]),
    .testTarget(name: "NavigationModelTests", dependencies: ["CairnNavigation", "NavigationCommands", "TestSupport"]),
    .testTarget(
      name: "CoreTests",
      dependencies: [
        "SwiftUI", "CairnTesting", "CairnCore", "CairnNavigation", "CairnPrinting", "CairnScreen", "CairnStorage",
        "BlindViews", "CairnScenarios", "HostileText", "NavigationCommands", "TestSupport",
      ]),
    .target(
      name: "BlindViews", dependencies: ["SwiftUI"], path: "Tests/BlindViews",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]),
    .target(name: "HostileText", dependencies: ["SwiftUI"], path: "Tests/HostileText"),
    // Scenarios, the Catalog and their screens, for programs in another language that play the person.
    .target(
      name: "ScenarioReports", dependencies: ["CairnHosting", "CairnScenarios", "CairnScreen"],
      path: "Tests/ScenarioReports"),
    .executableTarget(
      name: "ScenarioWindow",
      dependencies: ["CairnScenarios", "SwiftUI", "CairnCore", "CairnGTK", "CairnURLs", "ScenarioReports"],
      path: "Tests/ScenarioWindow", exclude: ["Catalog/CatalogApp.swift"], plugins: ["SourceTexts"]),
    .executableTarget(
      name: "ScenarioServer",
      dependencies: [
        "CairnScenarios", "SwiftUI", "CairnCore", "CairnPrinting", "CairnWeb", "CairnWire", "ScenarioReports",
      ],
      path: "Tests/ScenarioServer"),
    // Takes pictures as tests do, and looks at their pixels.
    .executableTarget(
      name: "TakenPictures", dependencies: ["SwiftUI", "CairnTesting", "CairnCore", "CairnScreen"],
      path: "Tests/TakenPictures"),
    // An app that resists termination, driven in a terminal.
    .executableTarget(name: "StubbornApp", dependencies: ["SwiftUI"], path: "Tests/StubbornApp"),
    // An app that writes all the time, to be killed.
    .executableTarget(name: "WritingApp", dependencies: ["SwiftUI"], path: "Tests/WritingApp"),
    .target(
      name: "TerminalInputs", dependencies: ["CairnHosting", "CairnTerminal", "CairnScreen", "TestSupport"],
      path: "Tests/TerminalInputs"),
    .executableTarget(name: "TerminalFuzz", dependencies: ["TerminalInputs"], path: "Tests/TerminalFuzz"),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "SwiftUI", "CairnHosting", "CairnScenarios", "CairnTerminal", "CairnScreen", "CommonSymbols", "HostileText",
        "TerminalInputs", "TestSupport",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "SwiftUI", "CairnCore", "CairnHosting", "CairnNavigation", "CairnScenarios", "CairnScreen", "CairnTesting",
        "CairnLocks", "CairnRedis", "CairnValues", "CairnURLs", "CairnWeb", "CairnWire", "HostileText",
      ],
      exclude: ["Browser"]),
    .testTarget(
      name: "URLTests", dependencies: ["SwiftUI", "CairnCore", "CairnTesting", "CairnURLs"]),
    // An app to be served to several people, and killed.
    .executableTarget(
      name: "ServedApp", dependencies: ["SwiftUI"], path: "Tests/ServedApp",
      exclude: [
        "attacks.py", "browser.py", "chromium.py", "crossing.py", "flood.py", "kills.py", "line.py", "machines.py",
        "proxy.py", "server.py", "serving.py", "sticky.py",
      ]),
    // An app that exchanges files and more with the browser.
    .executableTarget(name: "PageApp", dependencies: ["SwiftUI"], path: "Tests/PageApp"),
    // What moves, points, pops up and is painted, for a browser.
    .executableTarget(name: "MovingApp", dependencies: ["SwiftUI"], path: "Tests/MovingApp"),
    .target(name: "WireInputs", dependencies: ["CairnWire"], path: "Tests/WireInputs"),
    .executableTarget(name: "WireFuzz", dependencies: ["WireInputs"], path: "Tests/WireFuzz"),
    // A server for clients of other makers.
    .executableTarget(
      name: "WireEcho", dependencies: ["CairnWire"], path: "Tests/WireEcho", exclude: ["clients.py", "crowd.py"]),
    // A gate and its workers, to be killed.
    .executableTarget(
      name: "WireGate", dependencies: ["CairnPrinting", "CairnWire"], path: "Tests/WireGate", exclude: ["inherit.py"]),
    .testTarget(name: "WireTests", dependencies: ["CairnWire", "CairnWireSystem", "WireGate", "WireInputs"]),
    // Code of apps in other language modes: Swift 5, Swift 5 with complete checking, and main-actor isolation by default.
    .testTarget(
      name: "Swift5Tests", dependencies: ["SwiftUI", "Combine", "CairnTesting"], path: "Tests/LanguageModeTests/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "CompleteChecksTests", dependencies: ["SwiftUI", "Combine", "CairnTesting"],
      path: "Tests/LanguageModeTests/CompleteChecks",
      swiftSettings: [.swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency")]),
    .testTarget(
      name: "MainActorTests", dependencies: ["SwiftUI", "Combine", "CairnTesting"],
      path: "Tests/LanguageModeTests/MainActor", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "StrictModeTests", dependencies: ["SwiftUI", "CairnTesting"]),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "CairnCore", "CairnHosting", "CairnScreen", "CairnTerminal", "CairnTesting", "CairnWeb", "CairnWire", "Catalog",
        "Gallery", "SwiftUI",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
