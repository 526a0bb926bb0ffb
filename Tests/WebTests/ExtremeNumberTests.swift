import CairnScreen
import CairnWire
import Foundation
import HostileText
import SwiftUI
import Testing

@testable import CairnWeb

private struct Controls: App {
  var body: some Scene { WindowGroup { ControlRoom() } }
}

/// Sends every kind of message and every form to every element of a page with all controls, with numbers at the ends of their
/// types. A trap would end the process, and with it the tests.
@MainActor
@Suite("Extreme numbers from a browser")
struct ExtremeNumberTests {
  private static let numbers = [
    "-1", "1000", "1001", "999999999999999", "-999999999999999", "9223372036854775807", "-9223372036854775808",
    "18446744073709551616", "1e308", "-1e308", "1e999", "5e-324", "0.5", "\"NaN\"", "null", "true",
  ]

  /// The events with numbers, and how many they have.
  private static let kinds: [(name: String, fields: Int)] = [
    ("choose", 1), ("adjust", 1), ("step", 1), ("focus", 1), ("scroll", 2), ("move", 1), ("taps", 1), ("hover", 1),
    ("drop", 2),
  ]

  private func elements(of page: Served) -> [Element] {
    var kinds: Set<String> = []
    return page.tab.shown.nodes.elements.values.map(\.element)
      .sorted { $0.id < $1.id }
      .filter { kinds.insert("\($0.role) \($0.events.rawValue)").inserted }
  }

  private func send(_ entry: String, to page: Served) {
    guard let message = ClientMessage("{\"n\":1,\"a\":0,\"e\":[\(entry)]}") else { return }
    page.tab.perform(message.events)
  }

  @Test func noMessageTraps() throws {
    let page = try Served { .of(Controls()) }
    let all = elements(of: page)
    #expect(all.count > 25)
    for element in all {
      let id = element.id.number
      for name in ["tap", "submit", "delete", "dismiss", "hold", "lift", "over"] {
        send("[\"\(name)\",\(id)]", to: page)
      }
      for number in Self.numbers {
        for (name, fields) in Self.kinds {
          send("[\"\(name)\",\(id)\(String(repeating: ",\(number)", count: fields))]", to: page)
        }
        for name in ["magnify", "rotate"] {
          send("[\"\(name)\",\(id),0,\(number),0.5,0.5]", to: page)
          send("[\"\(name)\",\(id),1,2,\(number),\(number)]", to: page)
        }
        for phase in 0...1 { send("[\"drag\",\(id),\(phase),0,0,\(number),\(number)]", to: page) }
        send("[\"droptext\",\(id),\(number),\(number),\"x\"]", to: page)
        send("[\"date\",\(id),\"\(number)-12-31T23:59\"]", to: page)
        send("[\"edit\",\(id),\"x\",\(number)]", to: page)
      }
    }
    for number in Self.numbers { send("[\"size\",\(number),\(number)]", to: page) }
    #expect(!page.tab.isEnded)
  }

  @Test func noFormTraps() throws {
    let page = try Served { .of(Controls()) }
    let all = elements(of: page)
    let numbers = Self.numbers.map { $0.replacing("\"", with: "") } + ["inf", "0x1p-1074", ""]
    for element in all {
      for number in numbers {
        for value in ["\(element.nodeID).\(number)", "\(element.nodeID)\(number)"] {
          post([("page", value), (element.nodeID, number)], to: page)
        }
        post([("step", "\(element.nodeID)-"), (element.nodeID, "\(number)-12-31T23:59")], to: page)
      }
      for name in ["tap", "delete", "up", "down", "dismiss"] { post([(name, element.nodeID)], to: page) }
    }
    #expect(!page.tab.isEnded)
  }

  /// A form post that once ended the process of all users.
  @Test func aFormCannotStepByTheMinimumInteger() throws {
    let page = try Served { .of(Controls()) }
    let stepper = try page.element("Count", .stepper)
    #expect(post([("page", "\(stepper.nodeID).-9223372036854775808")], to: page).status == .seeOther)
    #expect(stepper.semantics?.value == "3")
  }

  @Test(arguments: ["-1", "0", "99999999999999999999", "9223372036854775807", "9223372036854775808", "1.5", "nan"])
  func noGreetingTraps(_ number: String) throws {
    let page = try Served { .of(Controls()) }
    let link = Wire()
    let delegate = try #require(link.connect(page))
    delegate.received("hello \(RandomToken.masked(page.tab.token)) \(number)", on: link.socket)
    #expect(!page.tab.isEnded)
  }

  @discardableResult
  private func post(_ fields: [(String, String)], to page: Served) -> HTTPResponse {
    let proof = [("tab", RandomToken.masked(page.tab.token)), ("proof", RandomToken.masked(page.tab.user.formToken))]
    let body = (proof + fields).map { "\(PercentCoding.encode($0.0))=\(PercentCoding.encode($0.1))" }
      .joined(separator: "&")
    let headers: HTTPHeaders = ["content-type": "application/x-www-form-urlencoded", "cookie": page.cookie]
    return page.service.answer(to: HTTPRequest(.post, "/", headers: headers, body: Array(body.utf8)))
  }
}
