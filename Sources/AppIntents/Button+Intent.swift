import CairnCore
import CairnFoundation
import CairnPlatform
import CairnUnsafe
import CairnValues
import Foundation

extension AppIntent {
  /// The action of a button. An error is reported, as Apple's button shows none either.
  fileprivate var action: @MainActor () -> Void {
    {
      FrontSession.current?.run {
        do {
          _ = try await perform()
        } catch {
          AppDiagnostics.report(.warning, "intent.failed", "The intent \(Self.self) failed: \(error)")
        }
      }
    }
  }
}

nonisolated extension Button {
  /// Creates a button that does an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: intent.action, label: label)
  }
  /// Creates a button that does an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: intent.action, label: label)
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button that does an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: intent.action) }
  /// Creates a button that does an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(titleKey, role: role, action: intent.action)
  }
  /// Creates a button that does an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: intent.action) }
}

nonisolated extension Button where Label == CairnCore.Label<Text, Image> {
  /// Creates a button that does an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(titleKey, systemImage: systemImage, action: intent.action)
  }
}

nonisolated extension Toggle {
  /// Creates a toggle that does an intent. It shows the value that the app gives it.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    let action = intent.action
    self.init(isOn: Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { action() } }), label: label)
  }
}
