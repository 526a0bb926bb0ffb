import CairnCore
import SwiftUI

/// Restores everything inside that navigation consists of.
nonisolated private struct SceneRestoringModifier: ViewModifier {
  private let connection: SceneConnection<SceneRestorer>

  init(_ name: String, version: Int, rules: [RestorationRule]) {
    connection = SceneConnection(id: name) { scene in
      SceneRestorer(SceneArchive(name, version: version, rules: RuleSet(rules), in: scene))
    }
  }

  @MainActor func body(content: Content) -> some View {
    if let keeper = connection.keeper { content.modifier(RestorationModifier(keeper)) }
  }
}

nonisolated extension View {
  /// Saves the navigation inside this view for each scene, and restores it at the next launch before the first frame: the
  /// pages of stacks, the selection of tabs and lists, the columns of split views, scroll positions, the focus, and texts
  /// that a user is writing.
  ///
  /// ```swift
  /// WindowGroup { ContentView().restoresNavigation() }
  /// ```
  ///
  /// It needs no bindings, and writes those that there are. Pages and selections must be `Codable`. A text is restored only
  /// into a field that still has the text from before the user began to write. Passwords and fields that are
  /// `privacySensitive()` are not saved.
  ///
  /// - Parameters:
  ///   - name: A name that no other part of the scene has.
  ///   - version: The version of the app's pages. Increase it together with a rule that migrates older ones.
  ///   - rules: What to do with pages of earlier versions.
  public func restoresNavigation(
    _ name: String = "scene", version: Int = 1, rules: [RestorationRule] = []
  ) -> some View {
    modifier(SceneRestoringModifier(name, version: version, rules: rules))
  }
}
