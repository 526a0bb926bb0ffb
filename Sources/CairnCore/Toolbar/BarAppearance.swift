import CairnScreen
import CairnValues

/// A bar around a page, independent of the names the app uses for it.
enum Bar: Hashable, Sendable {
  case top, bottom, tabs
}

extension ToolbarPlacement {
  /// The bar the placement refers to. Accessory bars have no separate bar in Cairn.
  var bar: Bar {
    switch kind {
    case .automatic, .navigationBar, .windowToolbar, .accessory: .top
    case .bottomBar: .bottom
    case .tabBar: .tabs
    }
  }
}

/// How a bar looks. Undeclared properties are `nil`.
package struct BarAppearance: Equatable, Sendable {
  package var isHidden: Bool?
  package var background: BarStyle?
  package var hidesBackground: Bool?
  package var colorScheme: ColorScheme?
  package var foreground: BarStyle?

  /// Adopts the properties of an inner declaration that are still undeclared.
  mutating func fill(from inner: BarAppearance) {
    isHidden = isHidden ?? inner.isHidden
    background = background ?? inner.background
    hidesBackground = hidesBackground ?? inner.hidesBackground
    colorScheme = colorScheme ?? inner.colorScheme
    foreground = foreground ?? inner.foreground
  }
}

/// The fill of a bar.
package struct BarStyle: Equatable, Sendable {
  package let style: AnyShapeStyle

  package static func == (a: BarStyle, b: BarStyle) -> Bool {
    var a = a.style
    var b = b.style
    return areAlike(&a, &b)
  }
}

/// The look of a bar, stored on its element.
package struct BarTrait: ElementTraitKey {
  package typealias Value = BarAppearance
}

/// Collects the declarations about the tab bar.
final class TabBarCollector: PreferenceCollector {
  private(set) var appearance = BarAppearance()

  init() { super.init(key: ObjectIdentifier(TabBarCollector.self)) }

  func say(_ inner: BarAppearance) { appearance.fill(from: inner) }
}

/// Declares the appearance of bars around its content.
nonisolated struct BarAppearanceModifier: UnaryModifier {
  typealias Body = Never
  let bars: [Bar]
  let appearance: BarAppearance

  init(_ bars: [ToolbarPlacement], _ say: (inout BarAppearance) -> Void) {
    self.bars = bars.isEmpty ? [.top] : bars.map(\.bar)
    var appearance = BarAppearance()
    say(&appearance)
    self.appearance = appearance
  }

  final class ModifierNode: UnaryNode, UnaryModifierNode {
    var modifier: BarAppearanceModifier

    init(_ modifier: BarAppearanceModifier, under parent: Node) {
      self.modifier = modifier
      super.init(under: parent)
      preferencesChanged()
    }

    func modifierChanged(from old: BarAppearanceModifier) { preferencesChanged() }

    override func gather(_ collector: PreferenceCollector) {
      if let page = collector as? PageCollector {
        for bar in modifier.bars where bar != .tabs {
          page.settings.bars[bar, default: BarAppearance()].fill(from: modifier.appearance)
        }
      } else if let tabs = collector as? TabBarCollector, modifier.bars.contains(.tabs) {
        tabs.say(modifier.appearance)
      }
      super.gather(collector)
    }
  }
}

extension Visibility {
  /// Whether something is hidden; `nil` if the system decides.
  fileprivate var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}

nonisolated extension View {
  /// Shows or hides bars while this view is the visible one.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.isHidden = visibility.isHidden })
  }

  /// Shows or hides bars while this view is the visible one.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.isHidden = visibility.isHidden })
  }

  /// Sets the background of bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.background = BarStyle(style: AnyShapeStyle(style)) })
  }

  /// Shows or hides the background of bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.hidesBackground = visibility.isHidden })
  }

  /// Shows or hides the background of bars.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.hidesBackground = visibility.isHidden })
  }

  /// Sets a light or dark appearance for bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.colorScheme = colorScheme })
  }

  /// Sets the foreground style of the items in bars.
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarAppearanceModifier(bars) { $0.foreground = BarStyle(style: AnyShapeStyle(style)) })
  }

  /// Sets the purpose of the page's toolbar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { pageSetting(\.role, role) }

  /// Sets how the title of the page is displayed.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    pageSetting(\.displayMode, mode)
  }

  /// Hides or shows the top bar of the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarAppearanceModifier([.navigationBar]) { $0.isHidden = hidden })
  }
}
