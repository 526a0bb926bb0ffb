import CairnCore
import CairnUnsafe
import SwiftUI

/// Restores a value before the content is made, and saves it whenever it changes.
nonisolated struct RestoringModifier<Value: Equatable>: ViewModifier {
  private let read: () -> Value
  private let connection: SceneConnection<SavedValue>

  private final class SavedValue {
    let archive: SceneArchive
    let restorer: Restorer<Value>

    @MainActor init(_ archive: SceneArchive, _ coder: PartCoder<Value>, write: (Value) -> Void) {
      self.archive = archive
      restorer = Restorer(archive.name, in: archive, coder: coder, write: write)
    }

    @MainActor func changed(to value: Value) {
      restorer.changed(to: value)
      archive.write()
    }
  }

  init(
    _ part: String, version: Int, rules: [RestorationRule], coder: @escaping (RuleSet) -> PartCoder<Value>,
    read: @escaping () -> Value, write: @escaping (Value) -> Void
  ) {
    self.read = read
    let (coder, write) = (Handed(coder), Handed(write))
    connection = SceneConnection(id: part) { scene in
      let rules = RuleSet(rules)
      return SavedValue(
        SceneArchive(part, version: version, rules: rules, in: scene), coder.value(rules), write: write.value)
    }
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: read()) { connection.keeper?.changed(to: $1) }
  }
}

nonisolated extension View {
  /// Saves a path for each scene, and restores it at the next launch before the first frame.
  ///
  /// ```swift
  /// NavigationStack(path: $path) { … }
  ///   .restoresNavigation("issues", path: $path, version: 2, rules: [.name("issue", for: Issue.self)])
  /// ```
  ///
  /// A page that is not `Codable`, and those above it, are not saved. If the app ends while it shows a restored path for
  /// the first time, the next launch starts at the root.
  ///
  /// - Parameters:
  ///   - name: A name that no other part of the scene has.
  ///   - path: The path of a stack in this view.
  ///   - version: The version of the app's pages. Increase it together with a rule that migrates older ones.
  ///   - rules: What to do with pages of earlier versions.
  public func restoresNavigation(
    _ name: String, path: Binding<NavigationPath>, version: Int = 1, rules: [RestorationRule] = []
  ) -> some View {
    modifier(
      RestoringModifier(
        name, version: version, rules: rules, coder: { .path($0) }, read: { path.wrappedValue },
        write: { path.wrappedValue = $0 }))
  }

  /// Saves a path of one type for each scene, and restores it at the next launch before the first frame.
  ///
  /// ```swift
  /// @State private var path: [Page] = []
  /// NavigationStack(path: $path) { … }.restoresNavigation("issues", path: $path)
  /// ```
  public func restoresNavigation<Path>(
    _ name: String, path: Binding<Path>, version: Int = 1, rules: [RestorationRule] = []
  ) -> some View
  where
    Path: RangeReplaceableCollection & RandomAccessCollection & MutableCollection & Equatable,
    Path.Element: Hashable & Codable
  {
    modifier(
      RestoringModifier(
        name, version: version, rules: rules, coder: { .typedPath($0) }, read: { path.wrappedValue },
        write: { path.wrappedValue = $0 }))
  }

  /// Saves a value for each scene, and restores it at the next launch before the first frame: the selection of tabs, of a
  /// list or a split view, its visible columns, the row at the top of a scroll view, or a draft.
  ///
  /// ```swift
  /// TabView(selection: $tab) { … }.restoresNavigation("tab", selection: $tab)
  /// ScrollView { … }.scrollPosition(id: $top).restoresNavigation("top", selection: $top)
  /// TextEditor(text: $draft).restoresNavigation("draft", selection: $draft)
  /// ```
  public func restoresNavigation<Value: Codable & Equatable>(
    _ name: String, selection: Binding<Value>, version: Int = 1, rules: [RestorationRule] = []
  ) -> some View {
    modifier(
      RestoringModifier(
        name, version: version, rules: rules, coder: { .single($0) }, read: { selection.wrappedValue },
        write: { selection.wrappedValue = $0 }))
  }

  /// Saves which view has the focus for each scene, and gives it the focus at the next launch.
  ///
  /// ```swift
  /// @FocusState private var field: Field?
  /// Form { … }.restoresNavigation("field", focus: $field)
  /// ```
  public func restoresNavigation<Value: Codable & Hashable>(
    _ name: String, focus: FocusState<Value>.Binding, version: Int = 1, rules: [RestorationRule] = []
  ) -> some View {
    modifier(
      RestoringModifier(
        name, version: version, rules: rules, coder: { .single($0) }, read: { focus.wrappedValue },
        write: { focus.wrappedValue = $0 }))
  }
}
