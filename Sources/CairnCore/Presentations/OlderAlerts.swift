import CairnUnsafe
import CairnValues

/// An alert as a value: its text, and one or two buttons.
///
/// ```swift
/// .alert(isPresented: $isFull) {
///   Alert(title: Text("No more room"), message: Text("Delete something first."))
/// }
/// ```
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  ///
  /// ```swift
  /// .destructive(Text("Delete")) { delete() }
  /// ```
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    init(role: ButtonRole?, label: Text, action: (() -> Void)?) {
      self.role = role
      self.label = label
      self.action = action ?? {}
    }

    /// A button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: nil, label: label, action: action)
    }

    /// A button that cancels the operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// A button that cancels the operation, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .cancel, label: Text(own: "Cancel"), action: action)
    }

    /// A button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// An action sheet as a value: its text, and any number of buttons.
///
/// ```swift
/// .actionSheet(isPresented: $asks) {
///   ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Name")) { sortByName() }, .cancel()])
/// }
/// ```
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      // Alerts, like all views, are created and answered on the main actor.
      let button = Handed(buttons[index])
      Button(role: button.value.role, action: { button.value.action() }, label: button.value.label)
    }
  }
}

extension Alert {
  var content: DialogContent<AlertButtons, Text?> {
    DialogContent(kind: .alert, title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

extension ActionSheet {
  var content: DialogContent<AlertButtons, Text?> {
    DialogContent(kind: .confirmation, title: title, message: message, actions: AlertButtons(buttons: buttons))
  }
}

nonisolated extension View {
  /// Presents an alert while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    modifier(
      PresentationModifier(
        presenter: ReadyItemPresenter(item: item, view: item.wrappedValue.map { content($0).content }), style: .alert,
        onDismiss: nil))
  }

  /// Presents an alert while a Boolean value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(
      PresentationModifier(
        presenter: ReadyPresenter(
          isPresented: isPresented, view: isPresented.wrappedValue ? content().content : nil, isFrozen: false),
        style: .alert, onDismiss: nil))
  }

  /// Presents an action sheet while there is an item.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    modifier(
      PresentationModifier(
        presenter: ReadyItemPresenter(item: item, view: item.wrappedValue.map { content($0).content }), style: .dialog,
        onDismiss: nil))
  }

  /// Presents an action sheet while a Boolean value is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(
      PresentationModifier(
        presenter: ReadyPresenter(
          isPresented: isPresented, view: isPresented.wrappedValue ? content().content : nil, isFrozen: false),
        style: .dialog, onDismiss: nil))
  }
}
