import CairnFoundation
import CairnValues
import Foundation

nonisolated extension View {
  private func alerting<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, actions: A?, message: M?, isFrozen: Bool = false
  ) -> some View {
    let content = actions.flatMap { actions in
      message.map { DialogContent(kind: .alert, title: title, message: $0, actions: actions) }
    }
    return modifier(
      PresentationModifier(
        presenter: ReadyPresenter(isPresented: isPresented, view: content, isFrozen: isFrozen), style: .alert,
        onDismiss: nil))
  }

  /// Shows an alert while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(Text(titleKey), isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(Text(titleResource), isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(Text(title), isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(title, isPresented, actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alerting(Text(titleResource), isPresented, actions: actions(), message: message())
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alerting(Text(title), isPresented, actions: actions(), message: message())
  }

  /// Shows an alert with a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alerting(title, isPresented, actions: actions(), message: message())
  }

  /// Shows an alert for the data present when a binding becomes true. Later changes to the data do not affect it.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(Text(titleKey), isPresented, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows an alert for the data present when a binding becomes true. Later changes to the data do not affect it.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(Text(titleResource), isPresented, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows an alert for the data present when a binding becomes true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(Text(title), isPresented, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows an alert for the data present when a binding becomes true.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alerting(title, isPresented, actions: data.map(actions), message: EmptyView(), isFrozen: true)
  }

  /// Shows an alert with a message for the data present when a binding becomes true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(Text(titleKey), isPresented, actions: data.map(actions), message: data.map(message), isFrozen: true)
  }

  /// Shows an alert with a message for the data present when a binding becomes true.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(Text(titleResource), isPresented, actions: data.map(actions), message: data.map(message), isFrozen: true)
  }

  /// Shows an alert with a message for the data present when a binding becomes true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(Text(title), isPresented, actions: data.map(actions), message: data.map(message), isFrozen: true)
  }

  /// Shows an alert with a message for the data present when a binding becomes true.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alerting(title, isPresented, actions: data.map(actions), message: data.map(message), isFrozen: true)
  }

  /// Shows an alert for the error present when a binding becomes true.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alerting(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, actions: error.map { _ in actions() },
      message: EmptyView(), isFrozen: true)
  }

  /// Shows an alert with a message for the error present when a binding becomes true.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alerting(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, actions: error.map(actions),
      message: error.map(message), isFrozen: true)
  }
}
