import Foundation

/// Offers an app's verbs as tools of the Model Context Protocol, over standard input and output.
struct MCPServer {
  let app: DrivenApp

  /// Answers requests until the input ends.
  func run() throws(Failure) {
    while let line = readLine() {
      guard let answer = answer(to: line) else { continue }
      guard
        let data = try? JSONSerialization.data(
          withJSONObject: answer, options: [.sortedKeys, .withoutEscapingSlashes]),
        (try? FileHandle.standardOutput.write(contentsOf: data + Data("\n".utf8))) != nil
      else { return }
    }
  }

  /// The answer to one message, or `nil` to a notification.
  func answer(to line: String) -> [String: Any]? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)), let message = object as? [String: Any]
    else {
      return error(nil, -32_700, "This is not JSON.")
    }
    guard let id = message["id"] else { return nil }
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "initialize":
      return result(
        id,
        [
          "protocolVersion": parameters["protocolVersion"] as? String ?? "2025-06-18",
          "capabilities": ["tools": [String: Any]()],
          "serverInfo": ["name": "cairn", "version": Cairn.version],
        ])
    case "ping": return result(id, [:])
    case "tools/list": return result(id, ["tools": MCPTool.all.map(\.description)])
    case "tools/call": return call(id, parameters)
    case let other: return error(id, -32_601, "There is no method \(other ?? "").")
    }
  }

  private func call(_ id: Any, _ parameters: [String: Any]) -> [String: Any] {
    guard let name = parameters["name"] as? String, MCPTool.all.contains(where: { $0.name == name }) else {
      return error(id, -32_602, "There is no tool \(parameters["name"] ?? "without a name").")
    }
    var request = parameters["arguments"] as? [String: Any] ?? [:]
    request["do"] = name
    do throws(Failure) {
      var reply = try app.reply(to: request)
      let isGood = reply.removeValue(forKey: "ok") as? Bool ?? false
      if let png = reply["png"] as? String {
        return result(id, ["content": [["type": "image", "mimeType": "image/png", "data": png]]])
      }
      let text = (reply["tree"] as? String) ?? JSON.text(reply)
      return result(id, ["content": [["type": "text", "text": text]], "isError": !isGood])
    } catch {
      return result(id, ["content": [["type": "text", "text": error.message]], "isError": true])
    }
  }

  private func result(_ id: Any, _ result: [String: Any]) -> [String: Any] {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  private func error(_ id: Any?, _ code: Int, _ message: String) -> [String: Any] {
    ["jsonrpc": "2.0", "id": id ?? NSNull(), "error": ["code": code, "message": message] as [String: Any]]
  }
}

/// A verb of a driven app, as agents see it.
struct MCPTool {
  let name: String
  let summary: String
  var texts: [String] = []
  var numbers: [String] = []
  var optional: Set<String> = []

  static let all = [
    MCPTool(name: "screen", summary: "Returns the title, the pages and the texts on the screen."),
    MCPTool(
      name: "tree", summary: "Returns the semantic tree of the screen as text: roles, labels, values and states."),
    MCPTool(
      name: "tap",
      summary: "Taps a button, link, row, tab, toggle or menu item by its label. `index` chooses one of several.",
      texts: ["name"], numbers: ["index"], optional: ["index"]),
    MCPTool(name: "type", summary: "Replaces the text of a field.", texts: ["name", "text"]),
    MCPTool(name: "submit", summary: "Presses Return in a field.", texts: ["name"]),
    MCPTool(name: "toggle", summary: "Turns a switch on or off.", texts: ["name"]),
    MCPTool(name: "pick", summary: "Chooses an option of a picker.", texts: ["name", "option"]),
    MCPTool(name: "select", summary: "Selects a row of a list.", texts: ["name"]),
    MCPTool(name: "delete", summary: "Deletes a row by swiping.", texts: ["name"]),
    MCPTool(name: "scroll", summary: "Scrolls until an element is on the screen.", texts: ["name"]),
    MCPTool(name: "back", summary: "Goes back to the page before."),
    MCPTool(name: "dismiss", summary: "Swipes the sheet in front away."),
    MCPTool(name: "press", summary: "Presses a key, such as \"return\" or \"command+n\".", texts: ["key"]),
    MCPTool(name: "open", summary: "Opens a link in the app.", texts: ["url"]),
    MCPTool(name: "resize", summary: "Resizes the window, in points.", numbers: ["width", "height"]),
    MCPTool(name: "wait", summary: "Lets the app's own clock run on by some seconds, at once.", numbers: ["seconds"]),
    MCPTool(
      name: "screenshot", summary: "Returns a picture of the window. Needs libadwaita and a display.",
      numbers: ["scale"],
      optional: ["scale"]),
    MCPTool(
      name: "inspect",
      summary:
        "Returns the app's \"views\" with their state, its navigation \"stacks\" with values, or the \"turns\" since "
        + "the last action: which views ran, which state has caused it, and what it cost.", texts: ["what"]),
    MCPTool(
      name: "set",
      summary: "Sets a state or binding, named like \"Counter.count\" in the result of inspect. Structures are JSON.",
      texts: ["name", "value"]),
    MCPTool(name: "diagnostics", summary: "Returns the problems that Cairn has found in the app's code."),
  ]

  var description: [String: Any] {
    var properties: [String: Any] = [:]
    for text in texts { properties[text] = ["type": "string"] }
    for number in numbers { properties[number] = ["type": "number"] }
    let required = (texts + numbers).filter { !optional.contains($0) }
    return [
      "name": name, "description": summary,
      "inputSchema": ["type": "object", "properties": properties, "required": required] as [String: Any],
    ]
  }
}
