import SwiftUI

// What an app may well call its types. None may collide with a library's that it imports.

public enum Role: String { case admin, guest }
public struct Diagnostic: Equatable {
  public var text: String
  public init(text: String) { self.text = text }
}
public struct Element: Identifiable {
  public var id: Int
  public init(id: Int) { self.id = id }
}
public struct Report { public init() {} }
public struct Snapshot { public init() {} }
public struct Failure: Error { public init() {} }
public struct Command { public init() {} }
public struct Deed { public init() {} }
public struct Display { public init() {} }
public struct Entry { public init() {} }
public struct Finder { public init() {} }
public struct Handle { public init() {} }
public struct Host { public init() {} }
public struct Keyboard { public init() {} }
public struct Metrics { public init() {} }
public struct Page { public init() {} }
public struct Panel { public init() {} }
public struct Query { public init() {} }
public struct Recipe { public init() {} }
public struct Screen { public init() {} }
public struct Semantics { public init() {} }
public struct Session { public init() {} }
public struct Severity { public init() {} }
public struct Shrinker { public init() {} }
public struct Step { public init() {} }
public struct Strictness { public init() {} }
public struct Surroundings { public init() {} }
public struct Turn { public init() {} }
public struct Walker { public init() {} }

public struct RolesView: View {
  @State private var role = Role.guest

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack {
        Text("You are \(role.rawValue).")
        Button("Promote") { role = .admin }
      }
      .navigationTitle("Roles")
    }
  }
}
