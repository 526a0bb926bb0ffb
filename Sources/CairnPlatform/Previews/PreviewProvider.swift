import CairnCore
import Foundation

/// A type that provides previews, the older alternative to `#Preview`.
///
/// ```swift
/// struct ContentView_Previews: PreviewProvider {
///   static var previews: some View { ContentView() }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform of the previews, or `nil` for the app's own.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform for previews.
///
/// ```swift
/// static var platform: PreviewPlatform? { .iOS }
/// ```
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The name of a preview's device.
///
/// ```swift
/// ContentView().previewDevice(PreviewDevice(rawValue: "iPhone 15"))
/// ```
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// The size of a preview.
///
/// ```swift
/// Badge(count: 3).previewLayout(.sizeThatFits)
/// ```
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the device.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A fixed size.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Values for a preview apart from its views, such as the family of a widget.
///
/// ```swift
/// struct Family: PreviewContext { … }
/// ```
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
///
/// ```swift
/// enum FamilyKey: PreviewContextKey { static let defaultValue = Family.small }
/// ```
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What the modifiers of a provider's view say about its preview.
package struct PreviewSettings: Sendable {
  package var name: String?
  package var layout = PreviewLayout.device
  package var orientation = InterfaceOrientation.portrait
}

extension ContainerValues {
  private enum PreviewSettingsKey: ContainerValueKey {
    static let defaultValue = PreviewSettings()
  }

  package var preview: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

// Settings for tools that show previews. They do not change the running app.
nonisolated extension View {
  /// Sets the device of the preview. Has no effect.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of the preview.
  public func previewDisplayName(_ value: String?) -> some View { containerValue(\.preview.name, value) }

  /// Sets the size of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { containerValue(\.preview.layout, value) }

  /// Sets the orientation of the device in the preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.preview.orientation, value)
  }

  /// Sets a context for the preview. Has no effect.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// The orientation of a device.
///
/// ```swift
/// ContentView().previewInterfaceOrientation(.landscapeLeft)
/// ```
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  private enum Kind: Hashable, CaseIterable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let kind: Kind

  public static var allCases: [InterfaceOrientation] { Kind.allCases.map(InterfaceOrientation.init) }

  public var id: String { "\(kind)" }

  /// Whether the device is wider than high.
  package var isLandscape: Bool { kind == .landscapeLeft || kind == .landscapeRight }

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// The top on the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// The top on the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
}
