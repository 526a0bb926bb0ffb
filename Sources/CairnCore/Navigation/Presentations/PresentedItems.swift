import CairnValues

// What is asked or told of an item, for as long as there is one.
nonisolated extension View {
  /// Shows an alert for the item a binding has; the binding is set to nil when a person has answered.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleKey, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert for the item a binding has; the binding is set to nil when a person has answered.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert for the item a binding has; the binding is set to nil when a person has answered.
  public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions)
  }

  /// Shows an alert with a message for the item a binding has; the binding is set to nil when a person has answered.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titleKey, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert with a message for the item a binding has; the binding is set to nil when a person has answered.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Shows an alert with a message for the item a binding has; the binding is set to nil when a person has answered.
  public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.isThere(), presenting: data.wrappedValue, actions: actions, message: message)
  }

  /// Asks the person to choose what becomes of the item a binding has, which is set to nil then.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Asks the person to choose what becomes of the item a binding has, which is set to nil then.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Asks the person to choose what becomes of the item a binding has, which is set to nil then.
  public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions)
  }

  /// Asks the person to choose, with a message, what becomes of the item a binding has, which is set to nil then.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Asks the person to choose, with a message, what becomes of the item a binding has, which is set to nil then.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.isThere(), titleVisibility: titleVisibility, presenting: data.wrappedValue,
      actions: actions, message: message)
  }

  /// Asks the person to choose, with a message, what becomes of the item a binding has, which is set to nil then.
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
  /// Whether there is a value; it is taken away by saying there is none.
  fileprivate func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
