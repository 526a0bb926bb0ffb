import CairnFoundation
import CairnScreen
import CairnUnsafe
import CairnValues

/// A group of views with a header and a footer.
///
/// ```swift
/// List {
///   Section("Fruits") { ForEach(fruits) { Text($0.name) } }
/// }
/// ```
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

nonisolated extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @MainActor public static var _holdsRows: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    SectionNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: SectionNode<Parent, Content, Footer>.self).update(view)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with views as its header.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header that collapses it.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with views as its header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title that collapses it.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title that collapses it.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title that is not localized, whose expansion is bound to a Boolean value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// The node of a section. Only lists support sections; elsewhere its header, content and footer follow one another.
final class SectionNode<Parent: View, Content: View, Footer: View>: Node, ListSection, EventHandler {
  private var section: Section<Parent, Content, Footer>
  let element: Element
  private var disclosure: Element?
  private var header: Node!
  private var content: Node!
  private var footer: Node!
  private var isExpanded = true
  private var isEnabled = true
  private var reads = RecordedReads()

  init(_ section: Section<Parent, Content, Footer>, under parent: Node) {
    self.section = section
    element = Element(on: parent.childScope.screen, role: .section)
    super.init(under: parent)
    header = Parent._makeNode(section.header, under: self)
    content = Content._makeNode(section.content, under: self)
    footer = Footer._makeNode(section.footer, under: self)
    run()
  }

  func update(_ new: Section<Parent, Content, Footer>) {
    section = new
    Parent._updateNode(header, to: new.header)
    Content._updateNode(content, to: new.content)
    Footer._updateNode(footer, to: new.footer)
    run()
  }

  override func run() {
    flags.remove(.dirty)
    let wasExpanded = isExpanded
    // The binding may read an observable object that no body has read.
    let type = graph.type(Section<Parent, Content, Footer>.self)
    reads.record(for: self, type, mayObserve: section.isExpanded != nil) {
      isExpanded = section.isExpanded?.wrappedValue ?? true
      if section.isExpanded != nil { isEnabled = EnvironmentValues(in: scope).isEnabled }
    }
    if let disclosure { mark(disclosure) }
    guard wasExpanded != isExpanded else { return }
    content.setShown(isExpanded && isInView)
    structureChanged()
  }

  override func setChildrenShown(_ shown: Bool) {
    header.setShown(shown)
    content.setShown(shown && isExpanded)
    footer.setShown(shown)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    if let header { visit(header) }
    if let content { visit(content) }
    if let footer { visit(footer) }
  }

  override func collectElements(into elements: inout [Element]) {
    headerElements(into: &elements)
    if isExpanded { content.collectElements(into: &elements) }
    footer.collectElements(into: &elements)
  }

  override func collectRows(into rows: inout RowCollector) {
    rows.section(self) { rows in
      rows.collect(as: .header) { rows in
        rows.collect(of: header) { rows in
          var elements: [Element] = []
          headerElements(into: &elements)
          rows.add(elements)
        }
      }
      if isExpanded { rows.collect(content) }
      rows.collect(as: .footer) { $0.collect(footer) }
    }
  }

  /// Adds the header's elements. The header of a collapsible section is pressable.
  private func headerElements(into elements: inout [Element]) {
    guard section.isExpanded != nil else { return header.collectElements(into: &elements) }
    var inside: [Element] = []
    header.collectElements(into: &inside)
    let disclosure =
      self.disclosure
      ?? Element(on: element.screen, role: .disclosure, layout: .control(element.screen.metrics.sectionMarkInsets))
    self.disclosure = disclosure
    disclosure.handler = self
    disclosure.setChildren(inside)
    mark(disclosure)
    elements.append(disclosure)
  }

  private func mark(_ disclosure: Element) {
    disclosure.events = isEnabled ? [.activate, .expand] : []
    disclosure.describe {
      if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) }
      $0.value = isExpanded ? "expanded" : "collapsed"
      if isExpanded { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
    }
  }

  func handle(_ event: ElementEvent, on element: Element) -> Bool {
    switch event {
    case .activate: section.isExpanded?.wrappedValue.toggle()
    case .expand(let isWanted): section.isExpanded?.wrappedValue = isWanted
    default: return false
    }
    return true
  }

  override func willUnmount() {
    reads.end()
    disclosure?.leave()
    element.leave()
  }
}
