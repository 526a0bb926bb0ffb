import CairnFoundation
import CairnValues

// Alerts and confirmation dialogs for an optional item.
nonisolated extension View {
  /// Shows an alert for a binding's item, and sets the binding to `nil` when the user responds.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleResource, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert for a binding's item, and sets the binding to `nil` when the user responds.
  public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert with a message for a binding's item, and sets the binding to `nil` when the user responds.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titleKey, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert with a message for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titleResource, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert with a message for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert with a message for a binding's item, and sets the binding to `nil` when the user responds.
  public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows a confirmation dialog for a binding's item, and sets the binding to `nil` when the user responds.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Shows a confirmation dialog for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleResource, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Shows a confirmation dialog for a binding's item, and sets the binding to `nil` when the user responds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Shows a confirmation dialog for a binding's item, and sets the binding to `nil` when the user responds.
  public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Shows a confirmation dialog with a message for a binding's item, and sets the binding to `nil` when the user
  /// responds.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message for a binding's item, and sets the binding to `nil` when the user
  /// responds.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titleResource, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message for a binding's item, and sets the binding to `nil` when the user
  /// responds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message for a binding's item, and sets the binding to `nil` when the user
  /// responds.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }
}

extension Binding {
  /// A binding that is `true` while there is a value. Setting it to `false` removes the value.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>.unread(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
