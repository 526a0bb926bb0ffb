import CairnMessages
import Foundation
import Testing

@testable import CairnTool

/// What agents get to see of an app.
@Suite("Tools for agents") struct MCPServerTests {
  /// A server for an app that answers each request with the next of some lines, and writes requests into a file.
  private func server(_ replies: String..., requests: URL? = nil) throws -> MCPServer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "MCPServerTests-\(UUID().uuidString)")
    let script = folder.appending(path: "app")
    let lines = replies.map {
      "read -r line; printf '%s\\n' \"$line\" >> '\(requests?.path ?? "/dev/null")'; printf '%s\\n' '\($0)'"
    }
    try Files.write("#!/bin/sh\n" + lines.joined(separator: "\n") + "\n", to: script)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script.path)
    return MCPServer(app: try DrivenApp(Program(path: script.path)))
  }

  private func answer(_ server: MCPServer, _ line: String) throws -> String {
    String(decoding: try #require(server.answer(to: line)).line, as: UTF8.self)
  }

  @Test func messagesAreAnswered() throws {
    let server = try server()
    #expect(server.answer(to: #"{"method": "notifications/initialized"}"#) == nil)
    #expect(try answer(server, #"{"id": "a", "method": "ping"}"#) == #"{"jsonrpc":"2.0","id":"a","result":{}}"#)
    let initialized = server.answer(to: #"{"id": 1, "method": "initialize", "params": {"protocolVersion": "x"}}"#)
    #expect(initialized?["result"]?["protocolVersion"] == "x")
    #expect(server.answer(to: "[")?["error"]?["code"] == -32_700)
    #expect(server.answer(to: #"{"id": 1, "method": "fly"}"#)?["error"]?["code"] == -32_601)
    #expect(
      server.answer(to: #"{"id": 1, "method": "tools/call", "params": {"name": "fly"}}"#)?["error"]?["code"] == -32_602)
    #expect(server.answer(to: #"{"id": 1, "method": "tools/call"}"#)?["error"]?["code"] == -32_602)
  }

  @Test func everyVerbIsAToolAndExplained() throws {
    let tools =
      try #require(server().answer(to: #"{"id": 1, "method": "tools/list"}"#))["result"]?["tools"]?.elements ?? []
    let names = Set(tools.compactMap { $0["name"]?.string })
    #expect(names == Set(DriverRequest.Verb.allCases.map(\.rawValue)).subtracting(["elements", "quit"]))
    for tool in tools {
      #expect(tool["description"]?.string?.isEmpty == false && tool["inputSchema"]?["type"] == "object")
    }
    let tap = tools.first { $0["name"] == "tap" }?["inputSchema"]
    #expect(tap?["properties"] == ["name": ["type": "string"], "index": ["type": "number"]])
    #expect(tap?["required"] == ["name"])
    for verb in DriverRequest.Verb.allCases { #expect(DriveCommand.details.contains(verb.rawValue), "\(verb)") }
  }

  @Test func callsReachTheApp() throws {
    let requests = FileManager.default.temporaryDirectory.appending(path: "MCPServerTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: requests) }
    let server = try server(
      #"{"id":null,"ok":true,"texts":["Bread"]}"#, #"{"error":"No","ok":false}"#, #"{"ok":true,"tree":"list"}"#,
      #"{"ok":true,"png":"aaaa"}"#, #"{"ok":true,"tree":"bare"}"#, #"{"ok":true,"tree":"listed"}"#, requests: requests)
    func call(_ parameters: String) throws -> JSON {
      try #require(server.answer(to: #"{"id": 7, "method": "tools/call", "params": \#(parameters)}"#)?["result"])
    }
    let tapped = try call(#"{"name": "tap", "arguments": {"name": "Shop", "index": 1}}"#)
    #expect(tapped["isError"] == false)
    #expect(tapped["content"]?.elements.first?["text"]?.string?.contains("\"Bread\"") == true)
    #expect(try call(#"{"name": "back"}"#)["isError"] == true)
    #expect(try call(#"{"name": "tree"}"#)["content"] == [["type": "text", "text": "list"]])
    #expect(
      try call(#"{"name": "screenshot", "arguments": {"do": "quit"}}"#)["content"] == [
        ["type": "image", "mimeType": "image/png", "data": "aaaa"]
      ])
    // Some agents send `null` where there are no arguments.
    #expect(try call(#"{"name": "tree", "arguments": null}"#)["content"] == [["type": "text", "text": "bare"]])
    #expect(try call(#"{"name": "tree", "arguments": ["x"]}"#)["content"] == [["type": "text", "text": "listed"]])
    #expect(
      try String(contentsOf: requests, encoding: .utf8).split(separator: "\n") == [
        #"{"name":"Shop","index":1,"do":"tap"}"#, #"{"do":"back"}"#, #"{"do":"tree"}"#, #"{"do":"screenshot"}"#,
        #"{"do":"tree"}"#, #"{"do":"tree"}"#,
      ])
    // The app has ended.
    #expect(try call(#"{"name": "screen"}"#)["isError"] == true)
  }
}
