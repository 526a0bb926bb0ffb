import CairnFoundation
import CairnScreen
import CairnValues

/// A label that reveals content when expanded.
///
/// ```swift
/// DisclosureGroup("Details") { Text(details) }
/// ```
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  @MainActor public static var _holdsRows: Bool { true }

  @MainActor public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if let style {
      styled(style, isExpanded)
    } else {
      RowsOrColumn {
        Shelled(DisclosureShell(isExpanded: isExpanded), content: label)
        if isExpanded.wrappedValue { content().isNestedRow() }
      }
    }
  }

  @MainActor private func styled<S: DisclosureGroupStyle>(_ style: S, _ isExpanded: Binding<Bool>) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(label), content: .init(content()), isExpanded: isExpanded)
    return AnyView(StyledBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// Views that become separate rows in a list, and a column elsewhere.
nonisolated struct RowsOrColumn<Content: View>: View {
  typealias Body = Never
  let content: Content

  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  @MainActor static var _holdsRows: Bool { true }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    guard !parent.isRightInsideLazyContainer else { return Content._makeNode(view.content, under: parent) }
    return GatheredColumn.of(view.content, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) {
    if let node = node as? GatheredColumn {
      Content._updateNode(node.child, to: view.content)
    } else {
      Content._updateNode(node, to: view.content)
    }
  }
}

/// A column of views that acts as a single element.
final class GatheredColumn: UnaryNode {
  private let element: Element

  private init(under parent: Node, layout: ElementLayout) {
    element = Element(on: parent.childScope.screen, role: .group, layout: layout)
    super.init(under: parent)
  }

  static func of<Content: View>(_ content: Content, under parent: Node) -> GatheredColumn {
    let node = GatheredColumn(under: parent, layout: .column(alignment: .leading))
    node.child = Content._makeNode(content, under: node)
    node.graph.enqueueStructure(node)
    return node
  }

  override var gathersElements: Bool { true }

  override func gatherElements() {
    var elements: [Element] = []
    child.collectElements(into: &elements)
    element.setChildren(elements)
  }

  override func collectElements(into elements: inout [Element]) { elements.append(element) }

  override func collectRows(into rows: inout RowCollector) { rows.add([element]) }

  override func willUnmount() { element.leave() }
}

/// The pressable part of a disclosure group.
struct DisclosureShell: _ContainerShell {
  let isExpanded: Binding<Bool>

  @MainActor static var _role: Role { .disclosure }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.control(handle.element.screen.metrics.insets(of: .disclosure)))
    let isExpanded = isExpanded.wrappedValue
    handle.control([.activate, .expand]) {
      $0.value = isExpanded ? "expanded" : "collapsed"
      if isExpanded { $0.traits.insert(.expanded) } else { $0.traits.remove(.expanded) }
    }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    switch event.event {
    case .activate: isExpanded.wrappedValue.toggle()
    case .expand(let wanted): isExpanded.wrappedValue = wanted
    default: return false
    }
    return true
  }
}

nonisolated extension DisclosureGroup {
  /// Creates a disclosure group with views as its label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isExpanded: nil, content: content)
  }

  /// Creates a disclosure group with views as its label, whose expansion is bound to a Boolean value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: isExpanded, content: content)
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content)
  }

  /// Creates a disclosure group with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleResource), isExpanded: nil, content: content)
  }

  /// Creates a disclosure group with a localized title, whose expansion is bound to a Boolean value.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
  }

  /// Creates a disclosure group with a title from a string resource, whose expansion is bound to a Boolean value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleResource), isExpanded: isExpanded, content: content)
  }

  /// Creates a disclosure group with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), isExpanded: nil, content: content)
  }

  /// Creates a disclosure group with a label that is not localized, whose expansion is bound to a Boolean value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded, content: content)
  }
}

/// The look of a disclosure group.
///
/// ```swift
/// struct Plain: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button { configuration.isExpanded.toggle() } label: { configuration.label }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// Returns the view of a styled group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group.
///
/// ```swift
/// if configuration.isExpanded { configuration.content }
/// ```
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  ///
  /// ```swift
  /// configuration.label
  /// ```
  public typealias Label = _StylePart

  /// The content of an expanded group.
  ///
  /// ```swift
  /// configuration.content
  /// ```
  public typealias Content = _StylePart

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The style that suits the context.
///
/// ```swift
/// group.disclosureGroupStyle(.automatic)
/// ```
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the disclosure group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    RowsOrColumn {
      Shelled(DisclosureShell(isExpanded: configuration.$isExpanded), content: configuration.label)
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

struct DisclosureStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: (any DisclosureGroupStyle)? { self[DisclosureStyleKey.self] }
}

nonisolated extension View {
  /// Sets the style of disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<DisclosureStyleKey, S>(style: style) { $0 })
  }
}
