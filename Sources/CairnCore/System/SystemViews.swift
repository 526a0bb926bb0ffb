import CairnValues
import Foundation

/// A link to the app's settings.
///
/// ```swift
/// SettingsLink()
/// ```
nonisolated public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A link with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  @MainActor public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The usual name of a link to the app's settings.
///
/// ```swift
/// SettingsLink()
/// ```
nonisolated public struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

nonisolated extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A link with the usual name.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// A button that explains.
///
/// ```swift
/// HelpLink(destination: URL(string: "https://example.org/help")!)
/// ```
nonisolated public struct HelpLink: View {
  private let destination: URL?
  private let action: (() -> Void)?
  @Environment(\.openURL) private var openURL

  /// A button that opens a link.
  public init(destination: URL) {
    self.destination = destination
    action = nil
  }

  /// A button that does something.
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
  /// Shows a file in the system's viewer when there is one, and forgets it then.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View { modifier(FileViewerModifier(item: item)) }

  /// Shows a file among others in the system's viewer when there is one, and forgets it then.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { quickLookPreview(selection) }
}

/// Hands a file to the system as soon as there is one.
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
