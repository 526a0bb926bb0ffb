import CairnCore
import CairnValues
import Foundation

/// A button that opens the app's settings.
///
/// ```swift
/// SettingsLink()
/// ```
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// Creates a link with a custom label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The default label of a settings link.
///
/// ```swift
/// SettingsLink()
/// ```
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// Creates a link with the default label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// A button that shows help.
///
/// ```swift
/// HelpLink(destination: URL(string: "https://example.org/help")!)
/// ```
nonisolated public struct HelpLink: View {
  private let destination: URL?
  private let action: (() -> Void)?
  @Environment(\.openURL) private var openURL

  /// Creates a button that opens a URL.
  public init(destination: URL) {
    self.destination = destination
    action = nil
  }

  /// Creates a button that runs an action.
  public init(action: @escaping () -> Void) {
    destination = nil
    self.action = action
  }

  @MainActor public var body: some View {
    Button {
      action?()
      if let destination { openURL(destination) }
    } label: {
      Label("Help", systemImage: "questionmark.circle")
    }
  }
}

nonisolated extension View {
  /// Opens a file in the system's viewer as soon as the binding has one, and then sets the binding to `nil`.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { modifier(FileViewerModifier(item: item)) }

  /// Opens a file of a collection in the system's viewer as soon as the binding has one, and then sets the
  /// binding to `nil`.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

/// Opens a file with the system as soon as there is one.
nonisolated struct FileViewerModifier: ViewModifier {
  let item: Binding<URL?>
  @Environment(\.openURL) private var openURL

  init(item: Binding<URL?>) { self.item = item }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: item.wrappedValue, initial: true) { _, file in
      guard let file else { return }
      openURL(file)
      item.wrappedValue = nil
    }
  }
}
