import Foundation

/// A new app: a package that builds on Linux with the SDK, and on a Mac with Apple's SwiftUI.
struct NewApp {
  enum Template: String, CaseIterable {
    case blank, stack, split, tabs, web
  }

  let name: String
  let template: Template

  /// Modules that an app would hide by having their name.
  private static let taken: Set = [
    "swift", "foundation", "dispatch", "observation", "testing", "xctest", "glibc", "swiftui", "combine", "os", "oslog",
    "coregraphics", "appleimports", "coretransferable", "uniformtypeidentifiers", "synchronization", "regexbuilder",
    "distributed",
  ]

  /// Fails if an app cannot have a name.
  static func check(_ name: String) throws(Failure) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw .usage(
        "\"\(name)\" cannot be the name of an app. It begins with a capital letter and has letters and digits only.")
    }
    guard !taken.contains(name.lowercased()), !name.lowercased().hasPrefix("cairn") else {
      throw .usage("An app cannot be called \(name), because there is a module of that name.")
    }
  }

  func write(to folder: URL) throws(Failure) {
    for (path, text) in files { try Files.write(text, to: folder.appending(path: path)) }
  }

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n.swiftpm/\n"), ("README.md", readme), ("AGENTS.md", agents),
      ("Sources/\(name)/\(name)App.swift", app), ("Sources/\(name)/ContentView.swift", template.content(of: name)),
      ("Tests/\(name)Tests/ContentViewTests.swift", template.test(of: name)),
      (ContinuousIntegration.path, ContinuousIntegration.workflow),
    ] + EditorSettings.files + DevContainer.files(of: name)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v18), .macOS(.v15)],
      targets: [
        .executableTarget(name: "\(name)"),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup("\(name)") { ContentView() }
      }
    }

    """
  }

  private var readme: String {
    """
    # \(name)

    On Linux, with the Cairn SDK (`cairn sdk install`):

    ```
    cairn run              # in a window if there is a display, otherwise in the terminal
    cairn run --web        # in a browser
    cairn preview          # the previews, beside a list of them
    cairn test
    cairn ship             # packages for users
    ```

    On a Mac, open `Package.swift` in Xcode. `.github/workflows/ci.yml` and `.devcontainer/Dockerfile` say what they need.

    """
  }

  private var agents: String {
    """
    # Working on \(name)

    - `\(name)` is a SwiftUI app. Write SwiftUI as documented by Apple; Cairn runs it on Linux.
    - `cairn build` compiles, `cairn test` runs the tests, `cairn run --text` prints the first screen.
    - `cairn snapshot` writes each `#Preview` into `Snapshots` as text, HTML and PNG, `cairn snapshot --check` compares with them.
    - Tests drive the app without a display: see `Tests/\(name)Tests`. They are between `#if canImport(CairnTesting)` and
      `#endif`, as CairnTesting exists on Linux only.

    """
  }
}
