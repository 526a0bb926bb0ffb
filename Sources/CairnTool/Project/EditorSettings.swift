import CairnMessages

/// The files by which editors find the SDK.
enum EditorSettings {
  /// The configuration of SourceKit-LSP.
  static let path = ".sourcekit-lsp/config.json"

  /// Those for a package.
  static let files = [(path, JSON.text(["swiftPM": ["swiftSDK": "cairn"]])), tasks]

  /// Those for an Xcode project, of which `cairn build` writes how to compile it.
  static let projectFiles = [
    (
      path,
      JSON.text([
        "defaultWorkspaceType": "compilationDatabase",
        "compilationDatabase": ["searchPaths": [.string(CompilationDatabase.folder)]],
      ])
    ), tasks,
  ]

  private static let tasks = (
    ".vscode/tasks.json",
    JSON.text([
      "version": "2.0.0",
      "tasks": [
        task("Show each edit", "cairn dev"), task("Run in the terminal", "cairn run --terminal"),
        task("Run in a window", "cairn run --window"), task("Run in a browser", "cairn run --web"),
        task("Package for users", "cairn ship"),
        task("Test", "cairn test", group: "test"), task("Build", "cairn build", group: "build"),
      ],
    ])
  )

  private static func task(_ label: String, _ command: String, group: String? = nil) -> JSON {
    [
      "label": .string(label), "type": "shell", "command": .string(command), "problemMatcher": ["$swiftc"],
      "group": group.map { ["kind": .string($0), "isDefault": true] },
    ]
  }
}
