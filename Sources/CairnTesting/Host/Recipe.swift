import CairnCore
import Foundation
import SwiftUI

/// How to make a host. Fuzzing starts the app again for every attempt.
@MainActor
struct Recipe {
  let strictness: TestHost.Strictness
  let makeHost: @MainActor () -> HeadlessHost
  /// Makes the function that starts the app. It evaluates the content once, as code of the first session: a restored host
  /// starts with the same view again; a fresh one evaluates it again.
  let makeStart: @MainActor () -> (HeadlessHost) -> Session
  /// The call that makes the host, as Swift code.
  let code: String
}

extension Recipe {
  static func app<A: App>(_ app: A.Type, on display: TestHost.Display, _ strictness: TestHost.Strictness) -> Recipe {
    Recipe(
      strictness: strictness, makeHost: display.makeHost,
      makeStart: { { Session(.of(A()), on: $0) } },
      code: "TestHost(\((["\(A.self).self"] + display.arguments + strictness.arguments).joined(separator: ", ")))")
  }

  static func content<Content: View>(
    on display: TestHost.Display, _ strictness: TestHost.Strictness, _ content: @escaping () -> Content
  ) -> Recipe {
    let arguments = (display.arguments + strictness.arguments).joined(separator: ", ")
    return Recipe(
      strictness: strictness, makeHost: display.makeHost,
      makeStart: {
        var made: Content?
        return { host in
          if let view = made { return Session(content: view, on: host) }
          let make = {
            let view = content()
            made = view
            return view
          }
          return Session(content: make(), on: host)
        }
      },
      code: "TestHost\(arguments.isEmpty ? "" : "(\(arguments))") { \(Self.call(of: Content.self)) }")
  }

  /// Only the view's type is known, not the closure that made it.
  private static func call<Content: View>(of content: Content.Type) -> String {
    let name = "\(content)"
    return name.contains { "<(".contains($0) } ? "EmptyView() /* the view under test */" : "\(name)()"
  }
}

extension TestHost.Strictness {
  /// The arguments of a call of `TestHost` for the same strictness.
  fileprivate var arguments: [String] {
    if !isStrict { return [] }
    if allowed.isEmpty { return ["strict: true"] }
    return ["strict: .except([\(allowed.sorted().map(\.debugDescription).joined(separator: ", "))])"]
  }
}
