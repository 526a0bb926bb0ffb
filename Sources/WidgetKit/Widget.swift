import CairnCore
import CairnPlatform
import CairnValues
import Foundation

/// A view of an app outside the app. It compiles, and no system here shows it.
///
/// ```swift
/// struct NextTrip: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "next", provider: Trips()) { entry in TripView(entry.trip) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  /// Creates the widget.
  init()
  /// What the widget shows, and when.
  var body: Body { get }
}

extension Widget {
  /// Ends a program that consists of a widget, with a message.
  public static func main() { WidgetProgram.end(named: "\(Self.self)") }
}

/// Several widgets. They compile, and no system here shows them.
///
/// ```swift
/// struct Widgets: WidgetBundle {
///   var body: some Widget { NextTrip() }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  /// Creates the bundle.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Ends a program that consists of widgets, with a message.
  public static func main() { WidgetProgram.end(named: "\(Self.self)") }
}

enum WidgetProgram {
  static func end(named name: String) {
    print("\(name) needs WidgetKit, which exists only on Apple's systems. Nothing shows widgets here.")
  }
}

/// Several widgets as one.
public struct _Widgets: Widget {
  /// Creates no widgets.
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Builds a bundle from the statements of a closure.
///
/// ```swift
/// @WidgetBundleBuilder var body: some Widget { NextTrip() }
/// ```
@MainActor @preconcurrency @resultBuilder
public struct WidgetBundleBuilder {
  public static func buildBlock() -> _Widgets { _Widgets() }
  public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> _Widgets { _Widgets() }
  public static func buildOptional<W: Widget>(_ widget: W?) -> _Widgets { _Widgets() }
  public static func buildEither<W: Widget>(first: W) -> _Widgets { _Widgets() }
  public static func buildEither<W: Widget>(second: W) -> _Widgets { _Widgets() }
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _Widgets { _Widgets() }
}

/// What a widget shows, and when.
///
/// ```swift
/// var body: some WidgetConfiguration { StaticConfiguration(kind: "next", provider: Trips()) { TripView($0) } }
/// ```
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  /// What the configuration consists of.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: nothing shows widgets here.
  public var body: Never { preconditionFailure("\(Self.self) has no body to call.") }
}

/// A widget that shows nothing.
///
/// ```swift
/// EmptyWidgetConfiguration()
/// ```
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  /// Creates the configuration.
  public init() {}
}

/// A widget that users cannot configure.
///
/// ```swift
/// StaticConfiguration(kind: "next", provider: Trips()) { entry in TripView(entry.trip) }
/// ```
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  /// Creates a widget. The provider and the content are never asked.
  public init<P: TimelineProvider>(
    kind: String, provider: P, @ViewBuilder content: @escaping (P.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  /// Sets the name for users. Has no effect.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the name for users. Has no effect.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
  /// Sets the description for users. Has no effect.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description for users. Has no effect.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Sets the sizes. Has no effect.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Removes the margins. Has no effect.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Sets whether the background can be removed. Has no effect.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
