import Foundation

/// The external events that views of a window prefer and allow.
struct ExternalEventPreferences {
  private var conditions: [ObjectIdentifier: (preferring: Set<String>, allowing: Set<String>)] = [:]

  mutating func set(_ node: Node, preferring: Set<String>, allowing: Set<String>) {
    conditions[ObjectIdentifier(node)] = (preferring, allowing)
  }

  mutating func remove(_ node: Node) { conditions[ObjectIdentifier(node)] = nil }

  func prefer(_ event: String) -> Bool { conditions.values.contains { Self.matches(event, $0.preferring) } }

  /// A window without conditions allows everything.
  func allow(_ event: String) -> Bool {
    conditions.isEmpty || conditions.values.contains { Self.matches(event, $0.allowing) }
  }

  /// Whether an event's identifier contains one of the conditions, ignoring case and diacritics. `"*"` matches
  /// anything, and the empty string nothing.
  static func matches(_ event: String, _ conditions: Set<String>) -> Bool {
    conditions.contains { condition in
      if condition == "*" { return true }
      if condition.isEmpty { return false }
      return event.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
