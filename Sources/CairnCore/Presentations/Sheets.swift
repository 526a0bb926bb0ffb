import CairnValues

nonisolated extension View {
  private func presenting<P: Presenter>(
    _ presenter: P, _ style: PresentationStyle, onDismiss: (() -> Void)? = nil
  ) -> some View {
    modifier(PresentationModifier(presenter: presenter, style: style, onDismiss: onDismiss))
  }

  /// Shows a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ItemPresenter(item: item, view: content), .sheet, onDismiss: onDismiss)
  }

  /// Shows a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(FlagPresenter(isPresented: isPresented, view: content), .sheet, onDismiss: onDismiss)
  }

  /// Covers the whole screen for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ItemPresenter(item: item, view: content), .fullScreenCover, onDismiss: onDismiss)
  }

  /// Covers the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(FlagPresenter(isPresented: isPresented, view: content), .fullScreenCover, onDismiss: onDismiss)
  }

  /// Shows a popover for an item while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ItemPresenter(item: item, view: content), .popover(PopoverPlace(attachmentAnchor, arrowEdge)))
  }

  /// Shows a popover while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      FlagPresenter(isPresented: isPresented, view: content), .popover(PopoverPlace(attachmentAnchor, arrowEdge)))
  }

  /// Shows a popover for an item while there is one.
  @_disfavoredOverload
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(ItemPresenter(item: item, view: content), .popover(PopoverPlace(attachmentAnchor, arrowEdge)))
  }

  /// Shows a popover while a binding is true.
  @_disfavoredOverload
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      FlagPresenter(isPresented: isPresented, view: content), .popover(PopoverPlace(attachmentAnchor, arrowEdge)))
  }
}
