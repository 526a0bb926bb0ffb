import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A control for choosing one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///   Text("Mint").tag(Flavour.mint)
///   Text("Plum").tag(Flavour.plum)
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  /// The selected value; `nil` if there are no sources.
  let choice: Binding<SelectionValue?>
  let label: Label
  let content: Content
  /// A custom view of the selected value; `nil` shows the option's own name.
  let currentValue: AnyView?

  init(selection: Binding<SelectionValue>, label: Label, content: Content, currentValue: AnyView? = nil) {
    self.init(choice: Binding(selection), label: label, content: content, currentValue: currentValue)
  }

  init(choice: Binding<SelectionValue?>, label: Label, content: Content, currentValue: AnyView? = nil) {
    self.choice = choice
    self.label = label
    self.content = content
    self.currentValue = currentValue
  }

  /// Creates a picker with views as its label, bound to a selection.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// Creates a picker with views as its label, bound to a selection.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content())
  }

  /// Creates a picker that sets several values at once.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(choice: Self.choice(of: selection, in: sources), label: label(), content: content()) }

  private static func choice<C: RandomAccessCollection>(
    of selection: KeyPath<C.Element, Binding<SelectionValue>>, in sources: C
  ) -> Binding<SelectionValue?> {
    let bindings = sources.map { $0[keyPath: selection] }
    return .unread(
      get: { bindings.first?.wrappedValue },
      set: { new in if let new { for binding in bindings { binding.wrappedValue = new } } })
  }

  /// In a list, an inline picker spreads over several rows.
  @MainActor public static var _holdsRows: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    PickerNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: PickerNode<Label, SelectionValue, Content>.self).update(view)
  }
}

nonisolated extension Picker {
  /// Creates a picker with a custom view of the selected value. In windows, `currentValueLabel` has no effect.
  public init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, label: label(), content: content(), currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker that sets several values at once, with a custom view of the selected value. In windows,
  /// `currentValueLabel` has no effect.
  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      choice: Self.choice(of: selection, in: sources), label: label(), content: content(),
      currentValue: AnyView(currentValueLabel()))
  }
}

nonisolated extension Picker where Label == Text {
  /// Creates a picker that sets several values at once, with a custom view of the selected value.
  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets several values at once, with a custom view of the selected value.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

  /// Creates a picker that sets several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleResource) } }

  /// Creates a picker that sets several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }

  /// Creates a picker with a custom view of the selected value.
  public init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(), currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a custom view of the selected value.
  @_disfavoredOverload
  public init<CurrentValueLabel: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection: selection, label: Text(titleResource), content: content(), currentValue: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a localized title, bound to a selection.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// Creates a picker with a title from a string resource, bound to a selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleResource), content: content())
  }

  /// Creates a picker with a title that is not localized, bound to a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

nonisolated extension Picker where Label == CairnCore.Label<Text, Image> {
  /// Creates a picker that sets several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      CairnCore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker that sets several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      CairnCore.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a picker that sets several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      CairnCore.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker with a localized title and a symbol, bound to a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: CairnCore.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title from a string resource and a symbol, bound to a selection.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: CairnCore.Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title that is not localized and a symbol, bound to a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(title, systemImage: systemImage), content: content())
  }
}
