import Foundation

/// `cairn init`: lets editors find the SDK in a package that exists.
enum InitCommand: Command {
  static let name = "init"
  static let summary = "Writes the settings by which editors find the SDK into the package or project in this folder."
  static let usage = "cairn init"
  static let details = """
    Writes .sourcekit-lsp/config.json and .vscode/tasks.json. Files that exist are left alone.
    In an Xcode project, editors know the app's types after the first `cairn build`.
    """
  static let example = "cd Journal && cairn init"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    try arguments.expectEnd(of: "init")
    let package = try AppPackage.here()
    for (path, text) in package.project == nil ? EditorSettings.files : EditorSettings.projectFiles {
      let file = package.source.appending(path: path)
      if Files.exists(file) {
        print("\(path) exists, and is left alone.")
      } else {
        try Files.write(text, to: file)
        print("\(path) is written.")
      }
    }
  }
}
