import CairnScreen
import CairnValues

struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _Looks.Picker { .automatic }
}

/// A look of pickers.
///
/// ```swift
/// Picker("Size", selection: $size) { options }.pickerStyle(.segmented)
/// ```
@MainActor @preconcurrency
public protocol PickerStyle {
  /// How the hosts know the style.
  nonisolated static var _look: _Looks.Picker { get }
}

extension PickerStyle {
  nonisolated public static var _look: _Looks.Picker { .automatic }
}

nonisolated extension View {
  /// Sets how pickers in this view look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(key: PickerLookKey.self, S._look)
  }
}

/// The style that fits the place.
///
/// ```swift
/// picker.pickerStyle(.automatic)
/// ```
nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

/// Options in a menu.
///
/// ```swift
/// picker.pickerStyle(.menu)
/// ```
nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .menu }
}

/// Options side by side.
///
/// ```swift
/// picker.pickerStyle(.segmented)
/// ```
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .segmented }
}

/// Options among the rows of a list.
///
/// ```swift
/// picker.pickerStyle(.inline)
/// ```
nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .inline }
}

/// Options on a wheel.
///
/// ```swift
/// picker.pickerStyle(.wheel)
/// ```
nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .wheel }
}

/// Options as small pictures side by side.
///
/// ```swift
/// picker.pickerStyle(.palette)
/// ```
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .palette }
}

/// Options with buttons of which one is down.
///
/// ```swift
/// picker.pickerStyle(.radioGroup)
/// ```
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .radioGroup }
}

/// Options on a page of their own.
///
/// ```swift
/// picker.pickerStyle(.navigationLink)
/// ```
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  nonisolated public static var _look: _Looks.Picker { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
