/// The label of the key that submits a text field.
///
///     TextField("Address", text: $address).submitLabel(.go)
public struct SubmitLabel: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }
  package let kind: Kind

  /// "Done".
  public static let done = SubmitLabel(kind: .done)
  /// "Go".
  public static let go = SubmitLabel(kind: .go)
  /// "Send".
  public static let send = SubmitLabel(kind: .send)
  /// "Join".
  public static let join = SubmitLabel(kind: .join)
  /// "Route".
  public static let route = SubmitLabel(kind: .route)
  /// "Search".
  public static let search = SubmitLabel(kind: .search)
  /// "Return".
  public static let `return` = SubmitLabel(kind: .return)
  /// "Next".
  public static let next = SubmitLabel(kind: .next)
  /// "Continue".
  public static let `continue` = SubmitLabel(kind: .continue)
}

/// The kinds of input that trigger a submit action.
///
///     form.onSubmit(of: .search) { runSearch() }
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
