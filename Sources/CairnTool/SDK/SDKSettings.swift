import CairnMessages
import Foundation

/// What SwiftPM reads: where modules and libraries are, and the options of the compiler and the linker.
struct SDKSettings {
  let place: URL
  let manifest: SDKBundle.Manifest
  let toolchain: Toolchain
  let isStatic: Bool

  /// The object, beside the modules, by which `Locale.current` follows the user's settings.
  static let answers = "CairnPerson.o"

  /// The contents of `swift-sdk.json`.
  var sdk: String {
    JSON.text([
      "schemaVersion": "4.0",
      "targetTriples": [
        manifest.triple: [
          "sdkRootPath": "../root",
          "swiftResourcesPath": .string(toolchain.resources.path),
          "swiftStaticResourcesPath": .string(toolchain.staticResources.path),
          "includeSearchPaths": ["../modules"],
          "librarySearchPaths": ["../modules"],
          "toolsetPaths": ["toolset.json"],
        ]
      ],
    ])
  }

  /// The contents of `toolset.json`.
  var toolset: String {
    JSON.text([
      "schemaVersion": "1.0",
      "swiftCompiler": ["extraCLIOptions": .strings(compilerOptions)],
      "linker": ["extraCLIOptions": .strings(linkerOptions)],
    ])
  }

  var compilerOptions: [String] {
    // Apple's Foundation brings more than Linux's does. An overlay adds it wherever Foundation is imported.
    var options = ["-import-module", "CairnEverywhere", "-enable-cross-import-overlays"].flatMap { ["-Xfrontend", $0] }
    options += ["-load-plugin-executable", "\(place.path)/tools/CairnMacros-tool#CairnMacros"]
    // It links fastest, and finds what static libraries need in any order.
    options += ["-use-ld=lld"]
    for name in manifest.headers {
      options += ["-Xcc", "-fmodule-map-file=\(place.path)/include/\(name)/module.modulemap"]
    }
    return options
  }

  private var linkerOptions: [String] {
    guard isStatic else {
      let answers = place.appending(path: "modules/\(Self.answers)")
      // Only some apps use companions, and only tests the library for them.
      return (Files.exists(answers) ? [answers.path] : []) + [
        "-L\(place.path)/modules", "-rpath=\(place.path)/modules", "-lCairn", "--as-needed", "-lCairnCompanions",
        "-lCairnTesting", "--no-as-needed",
      ]
    }
    // The runtime finds types by their records, which the linker would leave out with objects that nothing refers to.
    return ["--whole-archive", "\(place.path)/static/libCairn.a", "--no-whole-archive"]
  }
}
