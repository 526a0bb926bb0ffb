/// The files by which editors find the SDK.
enum EditorSettings {
  static let files: [(path: String, text: String)] = [
    (".sourcekit-lsp/config.json", JSON.text(["swiftPM": ["swiftSDK": "cairn"]])),
    (
      ".vscode/tasks.json",
      JSON.text([
        "version": "2.0.0",
        "tasks": [
          task("Run in the terminal", "cairn run --terminal"), task("Run in a window", "cairn run --window"),
          task("Run in a browser", "cairn run --web"), task("Package for users", "cairn ship"),
          task("Test", "cairn test", group: "test"), task("Build", "cairn build", group: "build"),
        ],
      ])
    ),
  ]

  private static func task(_ label: String, _ command: String, group: String? = nil) -> [String: Any] {
    var task: [String: Any] = ["label": label, "type": "shell", "command": command, "problemMatcher": ["$swiftc"]]
    if let group { task["group"] = ["kind": group, "isDefault": true] as [String: Any] }
    return task
  }
}
