import CairnFoundation
import CairnValues

/// An app's item in the system's menu bar. There is no menu bar here, so it is a window if it is the app's only
/// scene, and otherwise not shown.
///
/// ```swift
/// MenuBarExtra("Weather", systemImage: "sun.max") { Button("Refresh", action: refresh) }
/// ```
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  let scene: WindowScene<MenuBarExtraContent<Label, Content>>

  private init(title: Text?, label: Label, content: Content) {
    scene = WindowScene(title: title, id: nil, kind: .menuBarExtra) {
      MenuBarExtraContent(label: label, content: content)
    }
  }

  /// Creates a menu bar extra with views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, label: label(), content: content())
  }

  /// Creates a menu bar extra with views as its label, that is shown while a Boolean value is true.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
  }

  @MainActor public static func _makeScene(_ scene: Self, under parent: _Node) -> _Node {
    scene.scene.makeNode(under: parent)
  }

  @MainActor public static func _updateScene(_ node: _Node, to scene: Self) { scene.scene.updateNode(node) }
}

nonisolated extension MenuBarExtra where Label == Text {
  /// Creates a menu bar extra with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: Text(titleKey), content: content())
  }

  /// Creates a menu bar extra with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), label: Text(titleResource), content: content())
  }

  /// Creates a menu bar extra with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: Text(title), content: content())
  }

  /// Creates a menu bar extra with a localized title, that is shown while a Boolean value is true.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(titleKey, content: content)
  }

  /// Creates a menu bar extra with a title from a string resource, that is shown while a Boolean value is true.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(titleResource, content: content)
  }

  /// Creates a menu bar extra with a title that is not localized, that is shown while a Boolean value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
  }
}

nonisolated extension MenuBarExtra where Label == CairnCore.Label<Text, Image> {
  /// Creates a menu bar extra with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey), label: CairnCore.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu bar extra with a title from a string resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleResource), label: CairnCore.Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Creates a menu bar extra with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: CairnCore.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu bar extra with a localized title and a symbol, that is shown while a Boolean value is true.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
  }

  /// Creates a menu bar extra with a title from a string resource and a symbol, that is shown while a Boolean value is
  /// true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource, systemImage: systemImage, content: content)
  }

  /// Creates a menu bar extra with a title that is not localized and a symbol, that is shown while a Boolean value is
  /// true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }

  /// Creates a menu bar extra with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: CairnCore.Label(titleKey, image: image), content: content())
  }

  /// Creates a menu bar extra with a title from a string resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleResource), label: CairnCore.Label(titleResource, image: image), content: content())
  }

  /// Creates a menu bar extra with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: CairnCore.Label(title, image: image), content: content())
  }
}

/// The menu bar label with the content below it.
nonisolated struct MenuBarExtraContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  @MainActor var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
  }
}

/// How a menu bar item's content opens.
///
/// ```swift
/// MenuBarExtra("Notes") { NotesView() }.menuBarExtraStyle(.window)
/// ```
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}

/// The default style for the context.
///
/// ```swift
/// extra.menuBarExtraStyle(.automatic)
/// ```
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

/// Opens as a menu.
///
/// ```swift
/// extra.menuBarExtraStyle(.menu)
/// ```
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

/// Opens as a small window.
///
/// ```swift
/// extra.menuBarExtraStyle(.window)
/// ```
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style for the context.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// Opens as a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// Opens as a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

nonisolated extension Scene {
  /// Sets how a menu bar item's content opens. It is always open here. Has no effect.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
