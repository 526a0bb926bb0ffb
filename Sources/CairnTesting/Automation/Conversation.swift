import CairnCore
import CairnMessages
import Foundation
import SwiftUI

/// Carries out requests in order, and replies to each with the contents of the screen.
@MainActor
package final class Conversation {
  let host: TestHost
  private(set) var isOver = false
  private var seenDiagnostics = 0
  private let inspection: Inspection
  /// The last turn before the request that did something.
  private var turnBefore = 0

  package init(_ host: TestHost) {
    self.host = host
    inspection = host.session.graph.beginInspection()
  }

  package func reply(to line: String) async -> Data {
    var reply: JSON
    do {
      let request = try DriverRequest(line)
      reply = ["id": request.id, "ok": true]
      reply.add(try await perform(request))
    } catch let problem as DriverRequest.Problem {
      reply = ["id": (try? JSON(parsing: line))?["id"], "ok": false, "error": .string(problem.message)]
    } catch {
      reply = ["ok": false, "error": .string((error as? TestHostError).map { "\($0.reason)" } ?? "\(error)")]
      reply.add(screen)
    }
    return Data(reply.line)
  }

  private func perform(_ request: DriverRequest) async throws -> JSON {
    if request.verb.isAct { turnBefore = inspection.turns.last?.id ?? 0 }
    switch request.verb {
    case .screen: break
    case .elements: return ["elements": ElementReport.all(in: host)]
    case .tree: return ["tree": .string(host.tree)]
    case .tap:
      let name = try request.text("name")
      if let index = try request.whole("index") { try host.tap(name, at: index) } else { try host.tap(name) }
    case .type: try host.type(try request.text("text"), into: try request.text("name"))
    case .submit: try host.submit(try request.text("name"))
    case .toggle: try host.toggle(try request.text("name"))
    case .pick: try host.pick(try request.text("option"), from: try request.text("name"))
    case .back: try host.goBack()
    case .select: try host.select(try request.text("name"))
    case .delete: try host.delete(try request.text("name"))
    case .scroll: try host.scroll(to: try request.text("name"))
    case .dismiss: try host.dismissSheet()
    case .press: try press(try request.text("key"))
    case .open:
      guard let url = URL(string: try request.text("url")) else {
        throw DriverRequest.Problem(message: "\"url\" is not a URL.")
      }
      host.open(url)
    case .resize:
      host.resize(
        width: try request.number("width", in: 100...10_000), height: try request.number("height", in: 100...10_000))
    case .wait:
      await host.advance(by: .seconds(try request.number("seconds", in: 0...3_600, or: 0)))
    case .screenshot:
      let data = try host.screenshot(scale: try request.number("scale", in: 0.1...4, or: 1))
      guard let path = try request.text("path", or: nil) else { return ["png": .string(data.base64EncodedString())] }
      do { try data.write(to: URL(fileURLWithPath: path)) } catch {
        throw DriverRequest.Problem(message: "\(path) cannot be written: \(error.localizedDescription)")
      }
      return ["path": .string(path)]
    case .inspect: return try await inspect(try request.text("what"))
    case .set: try set(try request.text("name"), to: try request.text("value"))
    case .diagnostics: return ["diagnostics": .strings(host.diagnostics.map(\.description))]
    case .quit: isOver = true
    }
    await host.settle()
    return screen
  }

  private func inspect(_ what: String) async throws -> JSON {
    await host.settle()
    switch what {
    case "views": return ["views": .array(inspection.views.map(\.report))]
    case "stacks": return ["stacks": .array(inspection.stacks.map(\.report))]
    case "turns": return ["turns": .array(inspection.turns.filter { $0.id > turnBefore }.map(\.report))]
    default:
      throw DriverRequest.Problem(message: "\"what\" must be views, stacks or turns. \"elements\" is a request itself.")
    }
  }

  private func set(_ name: String, to value: String) throws {
    do throws(InspectionProblem) { try inspection.property(name).set(value) } catch {
      throw DriverRequest.Problem(message: error.message)
    }
  }

  private func press(_ name: String) throws {
    var modifiers: EventModifiers = []
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let key = parts.removeLast()
    for part in parts {
      switch part.lowercased() {
      case "command", "cmd", "ctrl", "control": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      case "option", "alt": modifiers.insert(.option)
      default: throw DriverRequest.Problem(message: "\"\(part)\" is not a modifier. Use command, shift or option.")
      }
    }
    let named: [String: KeyEquivalent] = [
      "return": .return, "escape": .escape, "tab": .tab, "space": .space, "delete": .delete, "up": .upArrow,
      "down": .downArrow,
      "left": .leftArrow, "right": .rightArrow, "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
    ]
    guard let equivalent = named[key.lowercased()] ?? (key.count == 1 ? key.first.map { KeyEquivalent($0) } : nil)
    else {
      throw DriverRequest.Problem(
        message: "\"\(key)\" is not a key. Use one character, or one of \(named.keys.sorted().joined(separator: ", "))."
      )
    }
    try host.press(equivalent, modifiers: modifiers)
  }

  /// The contents of the screen in a reply.
  private var screen: JSON {
    let values = ElementReport.values(in: host)
    let new = host.diagnostics.dropFirst(seenDiagnostics)
    seenDiagnostics += new.count
    return [
      "title": host.title.map { .string($0) }, "pages": .strings(host.pages), "texts": .strings(host.texts),
      "back": host.backLabel.map { .string($0) }, "focused": host.focused.map { .string($0) },
      "values": values.members.isEmpty ? nil : values, "sheets": host.sheets > 0 ? .number(host.sheets) : nil,
      "diagnostics": new.isEmpty ? nil : .strings(new.map(\.description)),
    ]
  }
}

extension JSON {
  fileprivate mutating func add(_ other: JSON) { self = .object(members + other.members) }
}
