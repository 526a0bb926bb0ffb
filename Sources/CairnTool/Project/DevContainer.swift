import CairnMessages

/// The files by which editors open an app in a container that has Swift and Cairn.
enum DevContainer {
  static func files(of name: String) -> [(path: String, text: String)] {
    [
      (
        ".devcontainer/devcontainer.json",
        JSON.text([
          "name": .string(name), "build": ["dockerfile": "Dockerfile"], "forwardPorts": [8080],
          "customizations": ["vscode": ["extensions": ["swiftlang.swift-vscode"]]],
        ])
      ),
      (".devcontainer/Dockerfile", dockerfile),
    ]
  }

  private static let dockerfile = """
    # The image "cairn" has Swift, Cairn's SDK and the command `cairn`. Build it once, in a clone of Cairn:
    #
    #   docker build -t cairn -f Deploy/Dockerfile .
    FROM cairn

    """
}
