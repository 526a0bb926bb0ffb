import CairnCore

/// One attempt to leave a page, which a guard may allow or refuse.
///
/// ```swift
/// @State private var leaving: NavigationAttempt?
///
/// TextEditor(text: $draft)
///   .navigationGuard(when: draft != saved) { leaving = $0 }
///   .confirmationDialog("Discard your changes?", isPresented: $leaving.isPresented) {
///     Button("Discard", role: .destructive) { leaving?.proceed() }
///   }
/// ```
///
/// Answer now or later, once. An attempt that is dropped without an answer counts as refused.
@MainActor
public struct NavigationAttempt: Identifiable {
  let attempt: LeaveAttempt

  init(_ attempt: LeaveAttempt) { self.attempt = attempt }

  /// Identifies the attempt for as long as it lasts.
  nonisolated public var id: ObjectIdentifier { ObjectIdentifier(attempt) }

  /// Why the page is about to leave.
  ///
  /// ```swift
  /// .navigationGuard(when: isUploading) { if $0.cause == .tab { $0.proceed() } }
  /// ```
  public var cause: NavigationCause { NavigationCause(attempt.cause) }

  /// What would be shown instead.
  public var target: NavigationTarget { NavigationTarget(attempt.target) }

  /// Whether the attempt still waits for an answer.
  public var isPending: Bool { attempt.isPending }

  /// Leaves the page after all.
  public func proceed() { attempt.proceed() }

  /// Stays on the page.
  public func stay() { attempt.stay() }
}

extension NavigationAttempt: Equatable {
  /// Whether two values stand for the same attempt.
  nonisolated public static func == (a: NavigationAttempt, b: NavigationAttempt) -> Bool { a.attempt === b.attempt }
}

extension Binding where Value == NavigationAttempt? {
  /// A binding for the question of a guard: `true` while there is an attempt. Setting it to `false` drops the attempt.
  ///
  /// ```swift
  /// .alert("Discard your changes?", isPresented: $leaving.isPresented) { … }
  /// ```
  public var isPresented: Binding<Bool> {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
