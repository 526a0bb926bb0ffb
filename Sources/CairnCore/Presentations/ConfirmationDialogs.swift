import CairnFoundation
import CairnValues

nonisolated extension View {
  private func confirming<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, actions: A?, message: M?,
    isFrozen: Bool = false
  ) -> some View {
    let content = actions.flatMap { actions in
      message.map {
        DialogContent(
          kind: .confirmation, title: title, showsTitle: titleVisibility == .visible, message: $0, actions: actions)
      }
    }
    return modifier(
      PresentationModifier(
        presenter: ReadyPresenter(isPresented: isPresented, view: content, isFrozen: isFrozen), style: .dialog,
        onDismiss: nil))
  }

  /// Shows a confirmation dialog while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirming(Text(titleKey), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Shows a confirmation dialog while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirming(Text(titleResource), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Shows a confirmation dialog while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirming(Text(title), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Shows a confirmation dialog while a binding is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirming(title, isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirming(Text(titleKey), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirming(Text(titleResource), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirming(Text(title), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Shows a confirmation dialog with a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirming(title, isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// Shows a confirmation dialog for the data present when a binding becomes true.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirming(
      Text(titleKey), isPresented, titleVisibility, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows a confirmation dialog for the data present when a binding becomes true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirming(
      Text(titleResource), isPresented, titleVisibility, actions: data.map(actions), message: EmptyView(),
      isFrozen: true)
  }

  /// Shows a confirmation dialog for the data present when a binding becomes true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirming(
      Text(title), isPresented, titleVisibility, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows a confirmation dialog for the data present when a binding becomes true.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirming(title, isPresented, titleVisibility, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows a confirmation dialog with a message for the data present when a binding becomes true.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirming(
      Text(titleKey), isPresented, titleVisibility, actions: data.map(actions), message: data.map(message),
      isFrozen: true)
  }

  /// Shows a confirmation dialog with a message for the data present when a binding becomes true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirming(
      Text(titleResource), isPresented, titleVisibility, actions: data.map(actions), message: data.map(message),
      isFrozen: true)
  }

  /// Shows a confirmation dialog with a message for the data present when a binding becomes true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirming(
      Text(title), isPresented, titleVisibility, actions: data.map(actions), message: data.map(message),
      isFrozen: true)
  }

  /// Shows a confirmation dialog with a message for the data present when a binding becomes true.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirming(
      title, isPresented, titleVisibility, actions: data.map(actions), message: data.map(message), isFrozen: true)
  }
}
