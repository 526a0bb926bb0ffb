import CairnFoundation
import CairnNavigation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A control that navigates to another page.
///
/// ```swift
/// NavigationLink("Mint", value: Color.mint)
/// NavigationLink("About") { AboutView() }
/// ```
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    /// A value for a destination declared elsewhere; nil disables the link.
    case value(LinkValue?)
    case view(Destination, SourcePlace)
    /// A view shown while a binding is true, and the source location of the link.
    case bound(Destination, Binding<Bool>, SourcePlace)

    @MainActor var erased: LinkNode.Target {
      switch self {
      case .value(let value): .value(value)
      case .view(let view, let place): .view(ViewSource(view), place)
      case .bound(_, let isActive, let place): .bound(isActive, place)
      }
    }
  }

  let target: Target
  let label: Label
  var isDetail = true

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    guard case .builtIn = parent.childScope.box(ButtonStyleKey.self).value else {
      return makeStyled(view, under: parent)
    }
    if case .bound(let destination, let isActive, let place) = view.target {
      return makeBound(view, destination, isActive, place, under: parent)
    }
    return LinkNode.make(view.target.erased, isDetail: view.isDetail, label: view.label, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    if type(of: node) != LinkNode.self, updateStyled(node, view) { return }
    if case .bound(let destination, let isActive, let place) = view.target {
      return updateBound(node, view, destination, isActive, place)
    }
    downcast(node, to: LinkNode.self).update(view.target.erased, isDetail: view.isDetail, label: view.label)
  }

  // Separate functions that are never inlined: naming these types costs a metadata lookup each, which every row
  // with a link would pay.

  @inline(never)
  @MainActor private static func makeStyled(_ view: Self, under parent: _Node) -> _Node {
    StyledLink<Label, Destination>._makeNode(StyledLink(link: view), under: parent)
  }

  /// Updates the node of a link in a custom style. Returns `false` if it is not one.
  @inline(never)
  @MainActor private static func updateStyled(_ node: _Node, _ view: Self) -> Bool {
    typealias Styled = StyledLink<Label, Destination>
    guard node is CompositeNode<Styled, Styled.Body> else { return false }
    StyledLink<Label, Destination>._updateNode(node, to: StyledLink(link: view))
    return true
  }

  @inline(never)
  @MainActor private static func makeBound(
    _ view: Self, _ destination: Destination, _ isActive: Binding<Bool>, _ place: SourcePlace, under parent: _Node
  ) -> _Node {
    BoundLink<Label, Destination>._makeNode(view.bound(to: destination, isActive, place), under: parent)
  }

  @inline(never)
  @MainActor private static func updateBound(
    _ node: _Node, _ view: Self, _ destination: Destination, _ isActive: Binding<Bool>, _ place: SourcePlace
  ) {
    BoundLink<Label, Destination>._updateNode(node, to: view.bound(to: destination, isActive, place))
  }

  /// Returns the link as a button with a destination modifier that follows the binding.
  private func bound(
    to destination: Destination, _ isActive: Binding<Bool>, _ place: SourcePlace
  ) -> BoundLink<Label, Destination> {
    BoundLink<Label, Destination>(
      content: self,
      modifier: PresentedDestinationModifier(
        presenter: FlagDestination(
          isPresented: isActive, view: destination, staysInColumn: !isDetail, isOfALink: true),
        place: place))
  }
}

private typealias BoundLink<Label: View, Destination: View> = ModifiedContent<
  LinkButton<Label, Destination>, PresentedDestinationModifier<FlagDestination<Destination>>
>

extension ModifiedContent {
  fileprivate init<Label: View, Destination: View>(
    content link: NavigationLink<Label, Destination>,
    modifier: PresentedDestinationModifier<FlagDestination<Destination>>
  )
  where
    Content == LinkButton<Label, Destination>, Modifier == PresentedDestinationModifier<FlagDestination<Destination>>
  {
    self.init(content: LinkButton(link: link), modifier: modifier)
  }
}

/// The pressable part of a link with a binding.
nonisolated struct LinkButton<Label: View, Destination: View>: View {
  typealias Body = Never
  let link: NavigationLink<Label, Destination>

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    let link = view.link
    return LinkNode.make(link.target.erased, isDetail: link.isDetail, label: link.label, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    let link = view.link
    downcast(node, to: LinkNode.self).update(link.target.erased, isDetail: link.isDetail, label: link.label)
  }
}

nonisolated extension NavigationLink {
  /// A link to a view.
  public init(
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination(), SourcePlace(_file, _line)), label: label())
  }

  /// Creates a link with views as its label, that shows a view.
  public init(
    destination: Destination, _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view(destination, SourcePlace(_file, _line)), label: label())
  }

  /// Creates a link with views as its label, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination(), isActive, SourcePlace(_file, _line)), label: label())
  }

  /// Creates a link with views as its label, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination(), selection.isEqual(to: tag), SourcePlace(_file, _line)), label: label())
  }

  /// Creates a link with views as its label, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(target: .bound(destination, isActive, SourcePlace(_file, _line)), label: label())
  }

  /// Creates a link with views as its label, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination, selection.isEqual(to: tag), SourcePlace(_file, _line)), label: label())
  }

  /// Sets whether a link in a column of a split view opens in the detail column.
  @MainActor public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var copy = self
    copy.isDetail = isDetailLink
    return copy
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// A link to the destination declared for a value.
  public init<P: Hashable>(
    value: P?, _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .value(LinkValueOf(optional: value, at: SourcePlace(_file, _line))), label: label())
  }

  /// A link to the destination declared for a value that can be encoded.
  public init<P: Codable & Hashable>(
    value: P?, _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .value(CodableLinkValue(optional: value, at: SourcePlace(_file, _line))), label: label())
  }

  /// Creates a link with a localized title, that appends a value to the path.
  public init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Label == Text {
    self.init(target: .value(LinkValueOf(optional: value, at: SourcePlace(_file, _line))), label: Text(titleKey))
  }

  /// Creates a link with a title from a string resource, that appends a value to the path.
  @_disfavoredOverload
  public init<P: Hashable>(
    _ titleResource: LocalizedStringResource, value: P?, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Label == Text {
    self.init(target: .value(LinkValueOf(optional: value, at: SourcePlace(_file, _line))), label: Text(titleResource))
  }

  /// Creates a link with a localized title, that appends a value to the path.
  public init<P: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, value: P?, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Label == Text {
    self.init(target: .value(CodableLinkValue(optional: value, at: SourcePlace(_file, _line))), label: Text(titleKey))
  }

  /// Creates a link with a title from a string resource, that appends a value to the path.
  @_disfavoredOverload
  public init<P: Codable & Hashable>(
    _ titleResource: LocalizedStringResource, value: P?, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Label == Text {
    self.init(
      target: .value(CodableLinkValue(optional: value, at: SourcePlace(_file, _line))), label: Text(titleResource))
  }

  /// Creates a link with a title that is not localized, that appends a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?, _file: StaticString = #fileID, _line: UInt = #line)
  where Label == Text {
    self.init(target: .value(LinkValueOf(optional: value, at: SourcePlace(_file, _line))), label: Text(title))
  }

  /// Creates a link with a title that is not localized, that appends a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Codable & Hashable>(
    _ title: S, value: P?, _file: StaticString = #fileID, _line: UInt = #line
  )
  where Label == Text {
    self.init(target: .value(CodableLinkValue(optional: value, at: SourcePlace(_file, _line))), label: Text(title))
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, that shows a view.
  public init(
    _ titleKey: LocalizedStringKey, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title from a string resource, that shows a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), SourcePlace(_file, _line)), label: Text(titleResource))
  }

  /// Creates a link with a title that is not localized, that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination(), SourcePlace(_file, _line)), label: Text(title))
  }

  /// Creates a link with a localized title, that shows a view.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .view(destination, SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title from a string resource, that shows a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: Destination, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(target: .view(destination, SourcePlace(_file, _line)), label: Text(titleResource))
  }

  /// Creates a link with a title that is not localized, that shows a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .view(destination, SourcePlace(_file, _line)), label: Text(title))
  }
}
