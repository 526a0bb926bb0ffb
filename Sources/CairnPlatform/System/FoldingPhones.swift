import CairnCore
import CairnScreen
import CairnValues
import Foundation

// No device here folds, so there are no vertical bars, and arrangements are those of a flat screen.

/// Whether a bar at the side of a folding phone is used.
///
/// ```swift
/// player.toolbarVerticalBehavior(.disabled)
/// ```
public struct ToolbarVerticalBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarVerticalBehavior(name: "automatic")
  public static let disabled = ToolbarVerticalBehavior(name: "disabled")
}

/// The bars of a folding phone that an item may be in.
///
/// ```swift
/// ToolbarItem { EditButton() }.axisBehavior(.horizontalOnly)
/// ```
public struct ToolbarItemAxisBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarItemAxisBehavior(name: "automatic")
  public static let horizontalOnly = ToolbarItemAxisBehavior(name: "horizontalOnly")
  public static let verticalPreferred = ToolbarItemAxisBehavior(name: "verticalPreferred")
}

nonisolated extension View {
  /// Sets whether a bar at the side of a folding phone is used. Has no effect.
  public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View { self }

  /// Sets the style of the arrangements in this view.
  public func arrangementViewStyle<S: ArrangementViewStyle>(_ style: S) -> some View {
    environment(\.arrangementViewStyle, AnyArrangementViewStyle(style))
  }
}

nonisolated extension ToolbarContent {
  /// Sets the bars of a folding phone that the item may be in. Has no effect.
  public func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent { self }
}

private struct ArrangementViewStyleKey: EnvironmentKey {
  static let defaultValue = AnyArrangementViewStyle(SplitArrangementViewStyle())
}

extension EnvironmentValues {
  /// The edge at which a folding phone has a bar. Always `nil`.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }

  fileprivate var arrangementViewStyle: AnyArrangementViewStyle {
    get { self[ArrangementViewStyleKey.self] }
    set { self[ArrangementViewStyleKey.self] = newValue }
  }
}

/// A style of any type.
private struct AnyArrangementViewStyle: Sendable {
  let makeBody: @MainActor @Sendable (ArrangementViewStyleConfiguration) -> AnyView

  init<S: ArrangementViewStyle>(_ style: S) {
    let style = style
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

/// Two views that share a screen, or the two halves of a folding phone.
///
/// ```swift
/// ArrangementView {
///   Calculator()
/// } secondary: {
///   History()
/// }
/// .arrangementViewStyle(.split.axes(.vertical))
/// ```
nonisolated public struct ArrangementView<Primary: View, Secondary: View>: View {
  private let primary: Primary
  private let secondary: Secondary
  @Environment(\.arrangementViewStyle) private var style

  /// Arranges two views.
  public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
    self.primary = primary()
    self.secondary = secondary()
  }

  @MainActor public var body: some View {
    style.makeBody(
      ArrangementViewStyleConfiguration(
        primary: .init(content: AnyView(primary)), secondary: .init(content: AnyView(secondary))))
  }
}

nonisolated extension ArrangementView
where Primary == ArrangementViewStyleConfiguration.Primary, Secondary == ArrangementViewStyleConfiguration.Secondary {
  /// Arranges the views of another arrangement, in a custom style.
  public init(_ configuration: ArrangementViewStyleConfiguration) {
    self.init {
      configuration.primary
    } secondary: {
      configuration.secondary
    }
  }
}

/// The views that a style arranges.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View { VStack { configuration.primary } }
/// ```
nonisolated public struct ArrangementViewStyleConfiguration {
  /// The first view.
  public struct Primary: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  /// The second view.
  public struct Secondary: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The first view.
  public let primary: Primary
  /// The second view.
  public let secondary: Secondary
}

/// Arranges two views.
///
/// ```swift
/// struct Stacked: ArrangementViewStyle {
///   func makeBody(configuration: Configuration) -> some View { VStack { configuration.primary } }
/// }
/// ```
@MainActor @preconcurrency
public protocol ArrangementViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ArrangementViewStyleConfiguration
  /// Returns the arrangement.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Places two views beside each other, or above each other in a narrow window.
///
/// ```swift
/// arrangement.arrangementViewStyle(.split.axes(.horizontal))
/// ```
nonisolated public struct SplitArrangementViewStyle: ArrangementViewStyle {
  private var axes: Axis.Set = [.horizontal, .vertical]
  /// Creates the style.
  public init() {}
  /// Returns the style with the axes it may use.
  public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(axes: axes, configuration: configuration)
  }
}

/// The default arrangement, which is split.
///
/// ```swift
/// arrangement.arrangementViewStyle(.automatic)
/// ```
nonisolated public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  /// Creates the style.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(axes: [.horizontal, .vertical], configuration: configuration)
  }
}

/// Places the first view in front of the second.
///
/// ```swift
/// arrangement.arrangementViewStyle(.overlay)
/// ```
nonisolated public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  /// Creates the style.
  public init() {}
  /// Returns the style with the axes it may use on a folded phone. Has no effect.
  public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.secondary
      configuration.primary
    }
  }
}

/// Two views along the axis that suits the window.
private struct SplitArrangement: View {
  let axes: Axis.Set
  let configuration: ArrangementViewStyleConfiguration
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let isVertical = axes == .vertical || axes.contains(.vertical) && width == .compact
    let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      configuration.primary.frame(maxWidth: .infinity, maxHeight: .infinity)
      configuration.secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// Beside each other, or above each other in a narrow window.
  public nonisolated static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// The default arrangement.
  public nonisolated static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// The first view in front of the second.
  public nonisolated static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
}
