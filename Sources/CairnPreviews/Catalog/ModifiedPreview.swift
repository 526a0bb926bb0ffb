import CairnCore
import CairnPlatform
import SwiftUI

/// A preview inside a preview modifier, which waits for the modifier's context.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier

  @State private var context = PreviewContexts.known(for: Modifier.self)
  @State private var problem: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else if let problem {
      ContentUnavailableView(
        "The preview has no context", systemImage: "exclamationmark.triangle",
        description: Text("\(Modifier.self).makeSharedContext() failed: \(problem)"))
    } else {
      ProgressView().task {
        do { context = try await PreviewContexts.context(for: Modifier.self) } catch { problem = "\(error)" }
      }
    }
  }
}

/// The contexts of preview modifiers, each of which is made once.
@MainActor
enum PreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]
  private static var waiting = 0

  /// Whether a context is being made.
  static var isWaiting: Bool { waiting > 0 }

  static func known<M: PreviewModifier>(for modifier: M.Type) -> M.Context? {
    made[ObjectIdentifier(modifier)] as? M.Context
  }

  static func context<M: PreviewModifier>(for modifier: M.Type) async throws -> M.Context {
    if let known = known(for: modifier) { return known }
    waiting += 1
    defer { waiting -= 1 }
    let new = try await M.makeSharedContext()
    made[ObjectIdentifier(modifier)] = new
    return new
  }
}
