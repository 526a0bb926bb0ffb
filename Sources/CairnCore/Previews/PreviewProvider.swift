import Foundation

/// A type that makes previews of views, from before there was `#Preview`.
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
  /// The platform the previews are for; nil for the app's own.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform previews can be for.
///
/// ```swift
/// static var platform: PreviewPlatform? { .iOS }
/// ```
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The name of a device to preview on.
///
/// ```swift
/// ContentView().previewDevice(PreviewDevice(rawValue: "iPhone 15"))
/// ```
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// What a preview is shown in.
///
/// ```swift
/// Badge(count: 3).previewLayout(.sizeThatFits)
/// ```
public enum PreviewLayout: Equatable, Sendable {
  /// The size of the device.
  case device
  /// The size the view likes best.
  case sizeThatFits
  /// A size of its own.
  case fixed(width: CGFloat, height: CGFloat)
}

/// Something a preview is told beside its views, such as the family of a widget.
///
/// ```swift
/// struct Family: PreviewContext { … }
/// ```
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of a preview's context.
///
/// ```swift
/// enum FamilyKey: PreviewContextKey { static let defaultValue = Family.small }
/// ```
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// What these say is for a tool that shows previews. The running app is not to look different for it.
nonisolated extension View {
  /// Says which device the preview is for.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how much room the preview has.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says how the device is held in the preview.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Tells the preview what it is to know beside its views.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}

/// How a device is held.
///
/// ```swift
/// ContentView().previewInterfaceOrientation(.landscapeLeft)
/// ```
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  private enum Kind: Hashable, CaseIterable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let kind: Kind

  public static var allCases: [InterfaceOrientation] { Kind.allCases.map(InterfaceOrientation.init) }

  public var id: String { "\(kind)" }

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// The top to the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// The top to the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)
}
