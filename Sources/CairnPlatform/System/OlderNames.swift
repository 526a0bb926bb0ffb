import CairnCore
import CairnFoundation
import CairnValues
import Foundation

/// The type of `environment(_:_:)`, for code that names it.
///
/// ```swift
/// ModifiedContent(content: text, modifier: _EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 2))
/// ```
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// The value to set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public var value: Value

  /// Sets a value of the environment.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  @MainActor public func body(content: Content) -> some View { content.environment(keyPath, value) }
}

nonisolated extension AnyView {
  /// Hides the type of a value, or returns `nil` if it is not a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

/// An older name of a button with a menu. Use `Menu`.
///
/// ```swift
/// MenuButton("Sort") { Button("By Name") { sort() } }
/// ```
@available(*, deprecated, message: "Use Menu.")
nonisolated public struct MenuButton<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a button with a menu.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

  @MainActor public var body: some View {
    Menu {
      content
    } label: {
      label
    }
  }
}

@available(*, deprecated, message: "Use Menu.")
nonisolated extension MenuButton where Label == Text {
  /// Creates a button with a menu.
  @available(*, deprecated, message: "Use Menu.")
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// Creates a button with a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A button that asks for a text, as on a watch.
///
/// ```swift
/// TextFieldLink("Add", prompt: Text("Name")) { names.append($0) }
/// ```
nonisolated public struct TextFieldLink<Label: View>: View {
  private let label: Label
  private let prompt: Text?
  private let submit: (String) -> Void
  @State private var isAsking = false
  @State private var text = ""

  /// Creates a button that asks for a text.
  public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {
    (self.label, self.prompt, submit) = (label(), prompt, onSubmit)
  }

  @MainActor public var body: some View {
    Button {
      (text, isAsking) = ("", true)
    } label: {
      label
    }
    .alert(prompt ?? Text(verbatim: ""), isPresented: $isAsking) {
      TextField("", text: $text, prompt: prompt)
      Button("OK") { submit(text) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

nonisolated extension TextFieldLink where Label == Text {
  /// Creates a button that asks for a text.
  public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(titleKey) }, onSubmit: onSubmit)
  }
  /// Creates a button that asks for a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(titleResource) }, onSubmit: onSubmit)
  }
  /// Creates a button that asks for a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {
    self.init(prompt: prompt, label: { Text(title) }, onSubmit: onSubmit)
  }
}

/// A drag that moves the window. It never begins, as the desktop moves windows by their bars.
///
/// ```swift
/// header.gesture(WindowDragGesture())
/// ```
nonisolated public struct WindowDragGesture: Gesture {
  /// Creates a gesture.
  public init() {}
  public var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: .infinity) }
}

nonisolated extension View {
  /// Whether an event that activates the window reaches the view. Has no effect.
  public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

/// The modifier that Xcode's previews put around views, for code that names it. Nothing does here.
nonisolated public struct _IdentifiedModifier<Identifier>: ViewModifier {
  /// Shows the content as it is.
  @MainActor public func body(content: Content) -> some View { content }
}

// swift-format-ignore: AlwaysUseUpperCamelCase
/// The identifiers of Xcode's previews.
public enum __DesignTimeSelectionIdentifier {}
