import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A control for choosing a color.
///
/// ```swift
/// ColorPicker("Accent", selection: $accent)
/// ```
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates a color picker with views as its label, bound to a selection.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    Shelled(
      ColorShell(selection: selection, supportsOpacity: supportsOpacity, spoken: TextOfLabel.of(label)),
      content: Group {
        ControlLabel(label)
        ColorWell(color: selection.wrappedValue)
      })
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title, bound to a selection.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title from a string resource, bound to a selection.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a color picker with a title that is not localized, bound to a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

nonisolated extension ColorPicker {
  /// Creates a picker for a `CGColor`.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a picker for a `CGColor`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker for a `CGColor`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(titleResource, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker for a `CGColor`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

nonisolated extension Binding where Value == CGColor {
  /// Dynamic colors are resolved in their light form.
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = $0.cgColor ?? UIColor($0).cgColor })
  }
}

/// A spot of color, one line of text high.
nonisolated struct ColorWell: _LeafView {
  typealias Body = Never
  let color: Color

  @MainActor static var _role: Role { .shape }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.element.content = .shape(
      ShapeContent(drawings: [.fill(.color(color), .other(OutlineOf(shape: Circle())), FillStyle())]))
    handle.setLayout(.ring)
  }
}

/// The shell of a color picker.
struct ColorShell: _ContainerShell {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let spoken: Text?

  @MainActor static var _role: Role { .colorPicker }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.labelled(.colorPicker, on: handle.element.screen))
    let label = spoken?.string(locale: handle.environment.locale)
    handle.element.setTrait(
      ColorChoiceTrait.self, ColorChoice(color: selection.wrappedValue, supportsOpacity: supportsOpacity))
    handle.control(.edit) { $0.label = label }
  }

  /// Parses a color given as text: six hexadecimal digits, or eight including opacity.
  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .edit(let text) = event.event else { return false }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else { return false }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    selection.wrappedValue =
      digits.count == 6
      ? Color(red: part(16), green: part(8), blue: part(0))
      : Color(red: part(24), green: part(16), blue: part(8), opacity: supportsOpacity ? part(0) : 1)
    return true
  }
}
