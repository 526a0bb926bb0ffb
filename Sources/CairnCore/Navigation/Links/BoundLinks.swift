import CairnValues

/// The pressable part of a link with a binding. Its destination is a separate modifier around it.
@MainActor
protocol LinkWithBinding: AnyObject {
  /// Called when a later column starts or stops showing what the binding asks for.
  func bindingIsFollowed(_ isFollowed: Bool)
}

extension Binding {
  /// A binding that is `true` while the selection equals `tag`. Setting it to `true` selects the tag; setting it to
  /// `false` clears the selection, unless it has changed to another tag by then.
  func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(box: TagBox(selection: box, tag: tag), transaction: transaction)
  }
}

final class TagBox<V: Hashable>: BindingBox<Bool>, @unchecked Sendable {
  // Sendable: it is immutable, and so `Sendable` as its base is.
  private let selection: BindingBox<V?>
  private let tag: V

  init(selection: BindingBox<V?>, tag: V) {
    self.selection = selection
    self.tag = tag
  }

  override func get() -> Bool { selection.get() == tag }

  override func set(_ value: Bool, _ transaction: Transaction) {
    if value {
      selection.set(tag, transaction)
    } else if selection.get() == tag {
      selection.set(nil, transaction)
    }
  }

  override func isSame(as other: BindingBox<Bool>) -> Bool {
    guard let other = other as? TagBox<V> else { return false }
    return tag == other.tag && selection.isSame(as: other.selection)
  }
}

// The deprecated links with a title and a binding.
nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with a localized title, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination(), isActive, SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(target: .bound(destination(), isActive, SourcePlace(_file, _line)), label: Text(title))
  }

  /// Creates a link with a localized title, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(
      target: .bound(destination(), selection.isEqual(to: tag), SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination(), selection.isEqual(to: tag), SourcePlace(_file, _line)), label: Text(title))
  }

  /// Creates a link with a localized title, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(target: .bound(destination, isActive, SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose page is shown while a Boolean value is true.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination, isActive, SourcePlace(_file, _line)), label: Text(title))
  }

  /// Creates a link with a localized title, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.init(target: .bound(destination, selection.isEqual(to: tag), SourcePlace(_file, _line)), label: Text(titleKey))
  }

  /// Creates a link with a title that is not localized, whose page is shown while a selection has its tag.
  @available(*, deprecated, message: "use NavigationLink(_:value:) inside a NavigationStack or NavigationSplitView")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>, _file: StaticString = #fileID,
    _line: UInt = #line
  ) {
    self.init(target: .bound(destination, selection.isEqual(to: tag), SourcePlace(_file, _line)), label: Text(title))
  }
}
