import CairnMessages
import Foundation

/// Offers an app's verbs as tools of the Model Context Protocol, over standard input and output.
struct MCPServer {
  let app: DrivenApp

  /// Answers requests until the input ends.
  func run() throws(Failure) {
    while let line = readLine() {
      guard let answer = answer(to: line) else { continue }
      guard (try? FileHandle.standardOutput.write(contentsOf: answer.line + "\n".utf8)) != nil else { return }
    }
  }

  /// The answer to one message, or `nil` to a notification.
  func answer(to line: String) -> JSON? {
    guard let message = try? JSON(parsing: line), case .object = message else {
      return error(nil, -32_700, "This is not JSON.")
    }
    guard let id = message["id"] else { return nil }
    let parameters = message["params"]
    switch message["method"]?.string {
    case "initialize":
      return result(
        id,
        [
          "protocolVersion": .string(parameters?["protocolVersion"]?.string ?? "2025-06-18"),
          "capabilities": ["tools": [:]],
          "serverInfo": ["name": "cairn", "version": .string(Cairn.version)],
        ])
    case "ping": return result(id, [:])
    case "tools/list": return result(id, ["tools": .array(MCPTool.all.map(\.description))])
    case "tools/call": return call(id, parameters ?? [:])
    case let other: return error(id, -32_601, "There is no method \(other ?? "").")
    }
  }

  private func call(_ id: JSON, _ parameters: JSON) -> JSON {
    let name = parameters["name"]?.string
    guard let tool = MCPTool.all.first(where: { $0.verb.rawValue == name }) else {
      return error(id, -32_602, "There is no tool \(name ?? "without a name").")
    }
    do throws(Failure) {
      var reply = try app.reply(to: DriverRequest(tool.verb, parameters["arguments"] ?? [:]))
      let isGood = reply["ok"]?.bool ?? false
      reply["ok"] = nil
      if let png = reply["png"] {
        return result(id, ["content": [["type": "image", "mimeType": "image/png", "data": png]]])
      }
      return result(id, text: reply["tree"]?.string ?? JSON.text(reply), isError: !isGood)
    } catch {
      return result(id, text: error.message, isError: true)
    }
  }

  private func result(_ id: JSON, text: String, isError: Bool) -> JSON {
    result(id, ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)])
  }

  private func result(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  private func error(_ id: JSON?, _ code: Int, _ message: String) -> JSON {
    ["jsonrpc": "2.0", "id": id ?? .null, "error": ["code": .number(code), "message": .string(message)]]
  }
}
