import CairnCore
import CairnFoundation
import CairnPlatform
import CairnValues
import Foundation

/// The shortcuts of an app. There is nothing here to find them in.
///
/// ```swift
/// struct Shortcuts: AppShortcutsProvider {
///   static var appShortcuts: [AppShortcut] {
///     AppShortcut(intent: AddTrip(), phrases: ["Add a trip in \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
///   }
/// }
/// ```
public protocol AppShortcutsProvider {
  /// The shortcuts. Never called.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that names have changed. Has no effect.
  public static func updateAppShortcutParameters() {}
}

/// The color of a shortcut's tile.
///
/// ```swift
/// static let shortcutTileColor = ShortcutTileColor.teal
/// ```
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen
  case grayBrown
}

/// A shortcut.
///
/// ```swift
/// AppShortcut(intent: AddTrip(), phrases: ["Add a trip in \(.applicationName)"], shortTitle: "Add", systemImageName: "plus")
/// ```
public struct AppShortcut: Sendable {
  /// A description of the action.
  public let intent: any AppIntent
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { self.intent = intent }
  /// Creates a shortcut.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) { self.intent = intent }
}

/// A phrase to say to Siri.
///
/// ```swift
/// "Add a trip in \(.applicationName)"
/// ```
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Creates a phrase.
  public init(stringLiteral value: String) {}
  /// Creates a phrase with values.
  public init(stringInterpolation: StringInterpolation) {}

  /// The pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// A placeholder for the app's name.
    public enum Token: Sendable {
      case applicationName
    }
    /// Begins a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words. Has no effect.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the app's name. Has no effect.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a value. Has no effect.
    public mutating func appendInterpolation<Value: Sendable>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Collects shortcuts.
///
/// ```swift
/// @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { AppShortcut(intent: AddTrip(), phrases: []) }
/// ```
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap(\.self) }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// A tip of what to say to Siri, which does not exist here. It shows nothing.
///
/// ```swift
/// SiriTipView(intent: AddTrip())
/// ```
nonisolated public struct SiriTipView: View {
  /// Creates a tip.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  @MainActor public var body: some View { EmptyView() }
}

/// A link to the app's shortcuts, which nothing here shows. It shows nothing.
///
/// ```swift
/// ShortcutsLink()
/// ```
nonisolated public struct ShortcutsLink: View {
  /// Creates a link.
  public init() {}
  @MainActor public var body: some View { EmptyView() }
}

/// Finds objects that intents need.
///
/// ```swift
/// AppDependencyManager.shared.add(dependency: store)
/// ```
@MainActor @preconcurrency
public final class AppDependencyManager {
  /// The app's.
  public static let shared = AppDependencyManager()
  private var made: [ObjectIdentifier: Any] = [:]
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  /// Adds an object.
  public func add<Dependency>(key: AnyHashable? = nil, dependency: @escaping @autoclosure () -> Dependency) {
    makers[ObjectIdentifier(Dependency.self)] = dependency
    made[ObjectIdentifier(Dependency.self)] = nil
  }

  func value<Dependency>(_ type: Dependency.Type) -> Dependency? {
    let key = ObjectIdentifier(type)
    if let known = made[key] as? Dependency { return known }
    let new = makers[key]?()
    made[key] = new
    return new as? Dependency
  }
}

/// An object that an intent needs.
///
/// ```swift
/// @AppDependency var store: Store
/// ```
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  /// Finds the object that was added.
  public init() {}
  /// The object. To read it before it was added is an error of the program.
  @MainActor @preconcurrency public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(Value.self) else {
      preconditionFailure("There is no \(Value.self). Add it with AppDependencyManager.shared.add(dependency:).")
    }
    return value
  }
}
