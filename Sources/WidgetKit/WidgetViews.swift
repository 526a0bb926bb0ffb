import CairnCore
import CairnPlatform
import CairnValues
import Foundation

extension ContainerBackgroundPlacement {
  /// A widget.
  public static let widget = ContainerBackgroundPlacement("widget")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

/// How the colors of a widget are shown.
///
/// ```swift
/// @Environment(\.widgetRenderingMode) private var mode
/// ```
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
  /// The size of the widget. In an app it is medium, unless the app sets another.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the colors of the widget are shown.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Whether the widget has a background.
  public var showsWidgetContainerBackground: Bool { true }
}

/// The size of a widget in a preview.
///
/// ```swift
/// TripView(.sample).previewContext(WidgetPreviewContext(family: .systemSmall))
/// ```
public struct WidgetPreviewContext: PreviewContext {
  /// Creates a context.
  public init(family: WidgetFamily) {}
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// The background of a small widget.
///
/// ```swift
/// ZStack { AccessoryWidgetBackground(); Text("5") }
/// ```
nonisolated public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  @MainActor public var body: some View { Color.gray.opacity(0.12) }
}

nonisolated extension View {
  /// Sets the URL that the app opens when a user taps the widget. Has no effect.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Puts the view into the accented part of the widget. Has no effect.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Adds a label beside the widget. Has no effect.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Adds a label beside the widget. Has no effect.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
