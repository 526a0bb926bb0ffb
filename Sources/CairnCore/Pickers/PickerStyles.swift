import CairnScreen
import CairnValues

struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _Looks.Picker { .automatic }
}

/// The look of a picker.
///
/// ```swift
/// Picker("Size", selection: $size) { options }.pickerStyle(.segmented)
/// ```
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The style's name for hosts.
  nonisolated static var _look: _Looks.Picker { get }
}

extension PickerStyle {
  nonisolated public static var _look: _Looks.Picker { .automatic }
}

nonisolated extension View {
  /// Sets the style of pickers in this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(key: PickerLookKey.self, S._look)
  }
}

/// The style that suits the context.
///
/// ```swift
/// picker.pickerStyle(.automatic)
/// ```
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
}

/// A style with options in a menu.
///
/// ```swift
/// picker.pickerStyle(.menu)
/// ```
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .menu }
}

/// A style with options side by side.
///
/// ```swift
/// picker.pickerStyle(.segmented)
/// ```
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .segmented }
}

/// A style with options as rows of a list.
///
/// ```swift
/// picker.pickerStyle(.inline)
/// ```
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .inline }
}

/// A style with options on a wheel.
///
/// ```swift
/// picker.pickerStyle(.wheel)
/// ```
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .wheel }
}

/// A style with options as small pictures side by side.
///
/// ```swift
/// picker.pickerStyle(.palette)
/// ```
nonisolated public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .palette }
}

/// A style with radio buttons.
///
/// ```swift
/// picker.pickerStyle(.radioGroup)
/// ```
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .radioGroup }
}

/// A style with options on a separate page.
///
/// ```swift
/// picker.pickerStyle(.navigationLink)
/// ```
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style with options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style with options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A style with options as rows of a list.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style with options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A style with options as small pictures side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A style with radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style with options on a separate page.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
