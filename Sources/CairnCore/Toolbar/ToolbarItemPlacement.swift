/// The placement of an item, by meaning or by position.
///
/// ```swift
/// ToolbarItem(placement: .primaryAction) { Button("Save", action: save) }
/// ```
public struct ToolbarItemPlacement: Sendable, Equatable {
  enum Kind: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
    case cancellationAction, destructiveAction, keyboard, leading, trailing, pinnedTrailing, bottomBar, accessory
    case title, subtitle, largeTitle, largeSubtitle
  }

  let kind: Kind

  /// The default placement: the trailing edge of the top bar.
  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  /// The middle of the top bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// Beside the back button, at the leading edge if there is room.
  public static let navigation = ToolbarItemPlacement(kind: .navigation)
  /// The most important action on the page.
  public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
  /// Less frequent actions, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
  /// Status that needs no action, in the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(kind: .status)
  /// Confirms the changes made on the page.
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
  /// Leaves the page without making changes.
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
  /// Destructive and cannot be undone.
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
  /// Above the keyboard while a text field is focused.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  /// The leading edge of the top bar.
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .leading) }
  /// The trailing edge of the top bar.
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .trailing) }
  /// The trailing edge of the top bar, even when room is scarce.
  public static var topBarPinnedTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .pinnedTrailing) }
  /// The bar at the bottom of the page.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  /// An ornament below the window. In Cairn this is the bottom bar of the page.
  public static let bottomOrnament = ToolbarItemPlacement(kind: .bottomBar)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(kind: .title)
  /// In place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
  /// In place of the subtitle below a large title.
  public static let largeSubtitle = ToolbarItemPlacement(kind: .largeSubtitle)

  /// An additional bar below the top bar. In Cairn its items go to the trailing edge of the top bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(kind: .accessory)
  }

  /// The leading edge of the top bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)

  /// The trailing edge of the top bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)

  /// Creates a placement of the app's own, below the top bar.
  @available(*, deprecated, message: "use accessoryBar(id:) instead")
  public init<ID: Hashable>(id: ID) { kind = .accessory }

  init(kind: Kind) { self.kind = kind }
}
