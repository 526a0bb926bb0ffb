// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Frameworks of Apple's that apps use in a corner. What they cannot do here, they say there.
let corners = [
  "AVFAudio", "AVFoundation", "AVKit", "AppIntents", "AuthenticationServices", "CoreHaptics", "CoreImage",
  "CoreLocation", "CoreMedia", "CoreMotion", "EventKit", "LinkPresentation", "LocalAuthentication", "MapKit",
  "MediaPlayer", "MessageUI", "NaturalLanguage", "PhotosUI", "SafariServices", "StoreKit", "TipKit",
  "UserNotifications", "WebKit", "WidgetKit",
]

/// Those that stand on others than SwiftUI.
let basesOfCorners = [
  "AVFAudio": ["CairnMediaLibrary", "CairnParts", "SwiftUI"], "AVFoundation": ["AVFAudio", "CoreMedia"],
  "AVKit": ["AVFoundation"], "CoreImage": ["CairnImageNames", "SwiftUI", "_Testing_CoreImage"],
  "CoreLocation": ["CairnParts", "CairnPortalLibrary", "SwiftUI"], "CoreMedia": [],
  "MapKit": ["CairnMapLibrary", "CairnParts", "CoreLocation"],
  "UserNotifications": ["CairnParts", "SwiftUI"],
  "WebKit": ["CairnParts", "CairnWebKitLibrary", "SwiftUI"],
]
/// Modules that apps know by another name: `import CryptoKit` is `import CairnCryptoKit` in the copies that `cairn` compiles.
let renamed = ["CairnAccelerate", "CairnCryptoKit", "CairnNetwork", "CairnSecurity"]

let package = Package(
  name: "Cairn",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"]),
    .library(name: "Cairn", targets: ["Cairn"]), .library(name: "Charts", targets: ["Charts"]),
    .library(name: "SwiftData", targets: ["SwiftData"]), .library(name: "CoreData", targets: ["CoreData"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "AppleImports", targets: ["AppleImports", "CairnEverywhere", "MachO"]),
    .library(name: "CairnTesting", targets: ["CairnTesting"]),
    .library(name: "CairnPreviews", targets: ["CairnPreviews"]),
    .library(name: "CairnHosting", targets: ["CairnHosting"]),
    .library(name: "CairnURLs", targets: ["CairnURLs"]),
    .library(name: "CairnScenarios", targets: ["CairnScenarios"]),
    .plugin(name: "AssetConstants", targets: ["AssetConstants"]),
    .executable(name: "cairn", targets: ["CairnTool"]),
  ] + (corners + renamed).map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(name: "GTK", description: "The native window host; needs libadwaita 1.2 or later."),
    // Set for this package and for those in Tests, so that one build serves every test.
    .default(enabledTraits: Context.environment["CAIRN_GTK"] == nil ? [] : ["GTK"]),
  ],
  // Each target names its nearest dependencies, which bring theirs.
  targets: [
    // The modules that apps import. SwiftUI brings those that app code imports by itself.
    // `cairn sdk` makes a library of it. That has the hashes, as those of the browser's host and of CryptoKit both need them.
    .code(
      "SwiftUI", uses: "CairnHashes", "CairnKits", "CairnTerminal", "CairnWeb", .window("CairnGTK"), "CoreGraphics",
      "OSLog"),
    .code("Charts", uses: "SwiftUI"),
    // What SwiftUI's navigation lacks.
    .code("Cairn", uses: "CairnCrashNotes", "CairnParts", "CairnURLs", "CairnUnsafe", "SwiftUI"),
    .code("CairnCrashNotes"),
    .code("Combine", uses: "CairnLocks", "CairnUnsafe"),
    .code("CoreGraphics", uses: "_Testing_CoreGraphics", "CairnKits"), .code("_Testing_CoreGraphics"),
    .code("_Testing_CoreImage"),
    .code("CoreTransferable", uses: "UniformTypeIdentifiers"), .code("UniformTypeIdentifiers"),
    .code("OSLog", uses: "os"), .code("os", uses: "CairnDarwinNames", "CairnPrinting", "CairnSystemNames"),
    .code("AppleImports", uses: "AppleImportsWithoutCombine", "Combine"),
    .code("AppleImportsWithoutCombine", uses: "CairnFoundation"), .code("CairnEverywhere"),
    // Models that are stored, over SQLite, which C finds when the program runs.
    .code("SwiftData", uses: "CairnStore", "SwiftUI"), .code("CoreData", uses: "CairnStore", "SwiftUI"),
    .code("CairnStore", uses: "CairnFoundation", "CairnSQLite"), .code("CairnSQLite"),
    // Ciphers and keys by the system's libcrypto, which C finds when the program runs; the keychain; the state of the network.
    .code("CairnCryptoKit", uses: "CairnCore", "CairnCryptoLibrary", "CairnHashes"), .code("CairnCryptoLibrary"),
    .code("CairnSecurity", uses: "CairnHashes", "CairnPlatform", "CairnSecretLibrary", "CairnStorage"),
    .code("CairnSecretLibrary"), .code("CairnAccelerate"),
    // Pages of the web by WebKitGTK, films by GStreamer, maps by libshumate and the desktop's portals by GIO, which C finds when the
    // program runs.
    .code("CairnWebKitLibrary"), .code("CairnMediaLibrary"), .code("CairnMapLibrary"), .code("CairnPortalLibrary"),
    .code("CairnNetwork", uses: "CairnFoundation"),
    // Tests of apps. C in a signal handler names the step of a walk in which the app crashed.
    .code("CairnTesting", uses: "SwiftUI", "CairnTaskJobs", "CairnWalkMarks"), .code("CairnWalkMarks"),
    .code("CairnTaskJobs"),
    // The gallery of an app's previews, for `cairn preview` and `cairn snapshot`, and scenarios that every host must pass.
    .code("CairnPreviews", uses: "CairnTesting"), .code("CairnScenarios", uses: "CairnTesting"),

    // The command-line tool `cairn`, and the JSON that it and apps write to each other, which needs no Foundation.
    .program("CairnTool", uses: "CairnMessages", "CairnSwiftSources"), .code("CairnMessages"),
    // Generates constants for asset catalogues, like Xcode.
    .program("CairnAssets"), .plugin(name: "AssetConstants", capability: .buildTool(), dependencies: ["CairnAssets"]),
    // Gives the Catalog the texts of its own sources, which it shows.
    .plugin(name: "SourceTexts", capability: .buildTool()),

    // The parts of Foundation that are missing on Linux, and C declarations of those it contains but does not export.
    .code(
      "CairnFoundation", uses: "CairnDarwinNames", "CairnICU", "CairnLocks", "CairnPerson", "CairnPrinting",
      "CairnUnsafe", "UniformTypeIdentifiers"),
    .code("CairnICU"), .code("CairnPerson"),
    // Everything that the compiler cannot check; and stack space for deeply nested views, by C that runs before `main`.
    .code("CairnUnsafe", uses: "CairnThreadStacks"), .code("CairnThreadStacks"),
    // A lock that ThreadSanitizer understands, and what makes text from any source safe to print.
    .code("CairnLocks"), .code("CairnPrinting"),
    // Darwin's C functions that packages use wherever there is a module `os`.
    .code("CairnDarwinNames"), .code("CairnSystemNames"), .code("CairnImageNames"), .code("MachO"),

    // DEFLATE both ways, the SHA family with HMAC, and the pixels of PNG and JPEG.
    .code("CairnCompression"), .code("CairnHashes"), .code("CairnPictures", uses: "CairnCompression"),

    // The core, inside out: each module depends only on those above it in this list.
    .code("CairnValues", uses: "CairnFoundation"), .code("CairnStorage", uses: "CairnMessages", "CairnValues"),
    .code("CairnScreen", uses: "CairnPictures", "CairnValues"),
    .code("CairnNavigation", uses: "CairnLocks", "CairnPrinting", "CairnUnsafe"),
    // The plug-in is built for the host machine. Tests depend on the library behind it instead, because everything they
    // depend on would otherwise be compiled a second time for that machine.
    .code("CairnMacroExpansion", uses: "CairnMessages", "CairnSwiftSources"), .code("CairnSwiftSources"),
    .macro(name: "CairnMacros", dependencies: ["CairnMacroExpansion"]),
    .code("CairnCore", uses: "CairnMacros", "CairnNavigation", "CairnScreen", "Combine", "CoreTransferable"),
    // What SwiftUI names beyond views with nodes: files, sharing, previews, the system. Then UIKit and AppKit, with the drawing
    // below them; SwiftUI brings these names too, as on Apple's systems.
    .code("CairnPlatform", uses: "CairnCore"), .code("CairnKits", uses: "CairnPlatform"),
    // Widgets, markup and characters of an app's own.
    .code("CairnParts", uses: "CairnPlatform"),
    // URL patterns for the pages of an app.
    .code("CairnURLs", uses: "CairnCore"),

    // What all hosts share: intents, focus, key bindings, and drawings of symbols.
    .code("CairnHosting", uses: "CairnCore", "CairnStorage"), .code("CairnSymbols"),
    // The host for terminals, and its signal handlers in C.
    .code("CairnTerminal", uses: "CairnTerminalSystem", "CairnHosting", "CairnPictures", "CairnSymbols"),
    .code("CairnTerminalSystem"),
    // The host for browsers.
    .code("CairnWeb", uses: "CairnHosting", "CairnRedis", "CairnSymbols", "CairnWire", without: ["Page"]),
    // Its bytes: HTTP and WebSocket over sockets, and system calls in C. Knows no engine.
    .code("CairnWire", uses: "CairnCompression", "CairnHashes", "CairnPrinting", "CairnWireSystem"),
    .code("CairnWireSystem"),
    // The protocol of Redis, which keeps what several machines share.
    .code("CairnRedis", uses: "CairnLocks"),
    // The host for windows, which is empty without its trait, and libadwaita with GTK.
    .code("CairnGTK", uses: .window("CGTK"), "CairnHosting", "CairnSymbols"),
    .systemLibrary(name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),

    .program("Hello", uses: "SwiftUI", in: "Examples/Hello"), .code("Measuring", in: "Benchmarks/Measuring"),
    .program("Catalog", uses: "CairnURLs", "SwiftUI", in: "Examples/Catalog", plugins: ["SourceTexts"]),
    .program(
      "Benchmarks", uses: "CairnTesting", "Measuring", in: "Benchmarks",
      without: ["Floor", "Measuring", "Web", "Windows", "checked-instructions.tsv", "instructions.tsv"]),
    // Loads no more than an app in a window, so that starts can be compared.
    .program("WindowBenchmarks", uses: "SwiftUI", "CairnGTK", "Measuring", in: "Benchmarks/Windows"),

    .tests("AssetTests", uses: "CairnAssets"), .tests("CairnToolTests", uses: "CairnTool"),
    .tests("BeyondTests", uses: "GuardCommands"), .tests("CatalogTests", uses: "CairnTesting", "Catalog", "Gallery"),
    .tests("ChartTests", uses: "CairnTesting", "Charts"), .tests("CombineTests", uses: "Combine"),
    .tests("CoreTests", uses: "BlindViews", "CairnScenarios", "HostileText", "NavigationCommands"),
    .tests("DataTests", uses: "SwiftData", "TestSupport"), .tests("CoreDataTests", uses: "CoreData", "TestSupport"),
    .tests(
      "CornerTests", uses: "AVKit", "AppIntents", "AuthenticationServices", "CoreHaptics", "CoreMotion", "EventKit",
      "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "NaturalLanguage", "PhotosUI",
      "SafariServices", "StoreKit", "TestSupport", "TipKit", "UserNotifications", "WebKit", "WidgetKit"),
    .tests(
      "CompanionTests", uses: "CairnAccelerate", "CairnCryptoKit", "CairnNetwork", "CairnSecurity", "CoreImage",
      "TestSupport"),
    .tests("FoundationTests", uses: "CairnFoundation"), .tests("HostingTests", uses: "CairnTesting", "HostileText"),
    .tests("MacroTests", uses: "CairnMacroExpansion", "MacroSamples"), .tests("OSLogTests", uses: "OSLog"),
    .tests("NavigationModelTests", uses: "NavigationCommands"), .tests("NavigationTests", uses: "NavigationCommands"),
    .tests("PlatformTests", uses: "CairnTesting"),
    .tests("PictureTests", uses: "CairnScreen", "PictureInputs"),
    .tests("ParityTests", uses: "CairnTesting", without: ["Recorded"]), .tests("PreviewTests", uses: "CairnPreviews"),
    .tests(
      "SampleTests", uses: "AVKit", "Cairn", .window("CGTK"), "CairnTesting", "Charts", "CoreLocation", "MapKit",
      "SwiftData", "UserNotifications",
      without: ["__Snapshots__"]),
    .tests("ScreenTests", uses: "CairnScreen"), .tests("SwiftSourceTests", uses: "CairnSwiftSources"),
    .tests("MessageTests", uses: "CairnMessages"), .tests("StorageTests", uses: "CairnStorage"),
    .tests("SymbolTests", uses: "CairnSymbols", "CommonSymbols"),
    .tests(
      "TerminalTests", uses: "Cairn", "CairnScenarios", "HostileText", "PictureInputs", "TerminalInputs",
      without: ["Goldens"]),
    .tests("TestingTests", uses: "CairnTesting", without: ["Snapshots/__Snapshots__"]),
    .tests("TransferTests", uses: "CoreTransferable"), .tests("UnsafeTests", uses: "CairnUnsafe"),
    .tests("URLTests", uses: "CairnTesting", "CairnURLs"), .tests("ValueTests", uses: "CairnValues"),
    .tests("WebTests", uses: "Cairn", "CairnScenarios", "CoreLocation", "HostileText", without: ["Browser"]),
    .tests("WireTests", uses: "WireGate", "WireInputs"),

    // What tests share, and programs that scripts drive. What needs only products is in Tests/Apps and Tests/Programs.
    .shared("BlindViews", uses: "SwiftUI"), .shared("CommonSymbols"), .shared("HostileText", uses: "SwiftUI"),
    .shared("MacroSamples", uses: "CairnMacros"), .shared("NavigationCommands", uses: "TestSupport"),
    .shared("GuardCommands", uses: "Cairn", "TestSupport"), .shared("PictureInputs", uses: "CairnPictures"),
    .shared("ScenarioReports", uses: "CairnScenarios"), .shared("TestSupport", uses: "CairnTesting"),
    .shared("TerminalInputs", uses: "CommonSymbols", "TestSupport"), .shared("WireInputs", uses: "CairnWire"),
    .program(
      "Gallery", uses: "AVKit", "Cairn", .window("CGTK"), "Charts", "SwiftUI", "CommonSymbols", "CoreLocation",
      "MapKit", "PhotosUI", "UserNotifications", "WebKit", in: "Tests/WindowTests/Gallery"),
    .driven("RandomCommands", uses: "GuardCommands", "NavigationCommands"),
    .driven("ScenarioServer", uses: "ScenarioReports"),
    .executableTarget(
      name: "ScenarioWindow", dependencies: ["CairnGTK", "CairnURLs", "ScenarioReports"],
      path: "Tests/Support/ScenarioWindow", exclude: ["Catalog/CatalogApp.swift"], plugins: ["SourceTexts"]),
    .driven("KeychainCaller", uses: "CairnSecurity"), .driven("ObjectWriter", uses: "CoreData"),
    .driven("StoreWriter", uses: "SwiftData"),
    .driven("TakenPictures", uses: "CairnTesting", "PictureInputs"), .driven("TerminalFuzz", uses: "TerminalInputs"),
    .driven("WireEcho", uses: "CairnWire", without: ["clients.py", "crowd.py"]),
    .driven("WireFuzz", uses: "WireInputs"), .driven("WireGate", uses: "CairnWire", without: ["inherit.py"]),
  ] + corners.map { .target(name: $0, dependencies: (basesOfCorners[$0] ?? ["SwiftUI"]).map { .target(name: $0) }) },
  swiftLanguageModes: [.v6]
)

/// Each process of the compiler reads all files of its module, so builds are faster with many files for each process.
let manyFiles = ["-driver-batch-size-limit", "70"]
/// A clean build, as in CI, is faster with one process for each module.
let wholeModule =
  Context.environment["CAIRN_WHOLE"] == nil
  ? manyFiles : ["-whole-module-optimization", "-num-threads", "2", "-gline-tables-only"]
/// Releases of these do not check for overlapping accesses, which would double the cost of a turn; debug builds do.
let unchecked: Set = [
  "Combine", "CairnCore", "CairnHosting", "CairnKits", "CairnNavigation", "CairnPlatform", "CairnScreen",
  "CairnTerminal", "CairnWeb",
]
/// These are loops over bytes, which are ten times as slow without optimization. Each page that a server sends needs them.
let optimized: Set = ["CairnCompression", "CairnHashes", "CairnPictures"]
// All libraries as one product, which `cairn sdk` builds at once instead of one after the other.
if Context.environment["CAIRN_SDK"] != nil {
  let libraries = package.products.compactMap { ($0 as? Product.Library)?.targets }.joined()
  package.products.append(.library(name: "CairnSDK", type: .static, targets: Set(libraries).sorted()))
}
for target in package.targets where target.type != .plugin && target.type != .system {
  var settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error, .when(configuration: .debug)),
    .unsafeFlags(wholeModule, .when(configuration: .debug)),
  ]
  if unchecked.contains(target.name), Context.environment["CAIRN_CHECKED"] == nil {
    settings.append(.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)))
  }
  if optimized.contains(target.name) { settings.append(.unsafeFlags(["-O"], .when(configuration: .debug))) }
  if target.name == "BlindViews" { settings.append(.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])) }
  target.swiftSettings = settings
}
extension Target {
  static func code(_ name: String, uses: Dependency..., in folder: String? = nil, without: [String] = []) -> Target {
    .target(name: name, dependencies: uses, path: folder, exclude: without)
  }
  static func program(
    _ name: String, uses: Dependency..., in folder: String? = nil, without: [String] = [], plugins: [PluginUsage] = []
  ) -> Target {
    .executableTarget(name: name, dependencies: uses, path: folder, exclude: without, plugins: plugins)
  }
  static func tests(_ name: String, uses: Dependency..., without: [String] = []) -> Target {
    .testTarget(name: name, dependencies: uses, exclude: without)
  }
  static func shared(_ name: String, uses: Dependency...) -> Target {
    .target(name: name, dependencies: uses, path: "Tests/Support/\(name)")
  }
  static func driven(_ name: String, uses: Dependency..., without: [String] = []) -> Target {
    .executableTarget(name: name, dependencies: uses, path: "Tests/Support/\(name)", exclude: without)
  }
}
extension Target.Dependency {
  /// A dependency of builds with windows.
  static func window(_ name: String) -> Self { .target(name: name, condition: .when(traits: ["GTK"])) }
}
