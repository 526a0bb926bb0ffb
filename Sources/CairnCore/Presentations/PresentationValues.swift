/// What a presentation becomes where there is little room.
///
/// ```swift
/// .presentationCompactAdaptation(.popover)
/// ```
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// The default adaptation.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// No adaptation.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A full-screen cover.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether the views behind a sheet can be used.
///
/// ```swift
/// .presentationBackgroundInteraction(.enabled(upThrough: .medium))
/// ```
public struct PresentationBackgroundInteraction: Sendable, Equatable {
  enum Kind: Hashable, Sendable {
    case automatic, enabled
    case enabledUpThrough(PresentationDetent)
    case disabled
  }
  let kind: Kind
  /// The default: the views behind cannot be used.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// The views behind can be used.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// The views behind can be used while the sheet is no taller than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
  /// The views behind cannot be used.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// What dragging the content of a sheet does.
///
/// ```swift
/// .presentationContentInteraction(.scrolls)
/// ```
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
  let kind: Kind
  /// The default behavior.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
  /// Dragging resizes the sheet first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
  /// Dragging scrolls the content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// The size of a sheet where it need not fill the screen.
///
/// ```swift
/// .presentationSizing(.form)
/// ```
public protocol PresentationSizing {
  var _kind: PresentationSizingKind { get }
}

/// The sizes that hosts implement.
///
/// ```swift
/// let kind: PresentationSizingKind = .page
/// ```
public enum PresentationSizingKind: Sendable, Hashable { case automatic, form, page, fitted }

/// The default size.
///
/// ```swift
/// .presentationSizing(.automatic)
/// ```
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  public var _kind: PresentationSizingKind { .automatic }
}

/// The width of a form.
///
/// ```swift
/// .presentationSizing(.form)
/// ```
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  public var _kind: PresentationSizingKind { .form }
}

/// The width of a page of text.
///
/// ```swift
/// .presentationSizing(.page)
/// ```
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  public var _kind: PresentationSizingKind { .page }
}

/// The size of the content.
///
/// ```swift
/// .presentationSizing(.fitted)
/// ```
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Creates the sizing.
  public init() {}
  public var _kind: PresentationSizingKind { .fitted }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The width of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The width of a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
