import CairnNavigation
import Foundation

/// A rule for saving navigation and for restoring what an earlier version saved.
///
/// ```swift
/// static let rules: [RestorationRule] = [
///   .name("issue", for: Issue.self),
///   .alias("OldModule.Ticket", for: Issue.self),
///   .migrate(from: 1) { element in element.name == "banner" ? [] : [element] },
///   .unreadable(.skip),
/// ]
/// ```
public struct RestorationRule: Sendable {
  /// The pages to restore of a path if one of them is unreadable.
  public enum UnreadablePolicy: Sendable, Hashable {
    /// The pages below it. Those above it would be out of place.
    case keepBelow
    /// All other pages.
    case skip
    /// All pages. An ``UnreadablePage`` is in its place, for which you declare a destination. A path of one type cannot
    /// hold it, and keeps the pages below.
    case placeholder
  }

  let apply: @Sendable (inout RuleSet) -> Void

  /// Saves a type under a name that does not change when the type is renamed or moved.
  public static func name<Value: Hashable & Codable>(_ name: String, for type: Value.Type) -> RestorationRule {
    let known = KnownType(type)
    return RestorationRule { rules in
      rules.types[name] = known
      rules.names[known.tag] = name
    }
  }

  /// Reads elements with an old name as this type.
  ///
  /// - Parameter name: A stable name of before, or the full name of a type, such as `OldModule.Ticket`.
  public static func alias<Value: Hashable & Codable>(_ name: String, for type: Value.Type) -> RestorationRule {
    let known = KnownType(type)
    return RestorationRule { $0.types[name] = known }
  }

  /// Turns an element of one version into elements of the next.
  ///
  /// Return the element with another name or other JSON, nothing to drop it, or several to split it. Elements of older
  /// versions pass through all migrations in order. If yours throws, the element counts as unreadable.
  public static func migrate(
    from version: Int,
    _ change: @escaping @Sendable (inout NavigationArchive.Element) throws -> [NavigationArchive.Element]
  ) -> RestorationRule {
    RestorationRule { $0.migrations.append(Migration(version: version, change: change)) }
  }

  /// Chooses what is restored of a path with a page that cannot be read. The default is `keepBelow`.
  public static func unreadable(_ policy: UnreadablePolicy) -> RestorationRule {
    RestorationRule { $0.policy = policy }
  }

  /// Ignores what is older than this, or larger.
  ///
  /// - Parameters:
  ///   - age: The greatest age, in seconds. The default is no limit.
  ///   - bytes: The greatest size as JSON.
  ///   - pages: The greatest number of pages. Those above it are neither saved nor restored.
  public static func limits(
    age: TimeInterval? = nil, bytes: Int = 262_144, pages: Int = 200
  ) -> RestorationRule {
    RestorationRule { rules in
      rules.greatestAge = age
      rules.mostBytes = bytes
      rules.mostPages = pages
    }
  }

  /// Calls an action with the result of each restoration, such as to log it.
  public static func report(to action: @escaping @Sendable (RestorationReport) -> Void) -> RestorationRule {
    RestorationRule { $0.reports.append(action) }
  }
}
