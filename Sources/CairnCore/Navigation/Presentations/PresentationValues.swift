/// What a presentation becomes where there is little room.
///
/// ```swift
/// .presentationCompactAdaptation(.popover)
/// ```
public struct PresentationAdaptation: Sendable, Equatable {
  enum Kind: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// What is usual for it.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
  /// It stays what it is.
  public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
  /// A popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
  /// A sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
  /// A cover of the whole screen.
  public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// Whether what lies behind a sheet can be used.
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
  /// It cannot.
  public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .automatic) }
  /// It can.
  public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .enabled) }
  /// It can while the sheet is not taller than this.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabledUpThrough(detent))
  }
  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction(kind: .disabled) }
}

/// What a drag on the content of a sheet does.
///
/// ```swift
/// .presentationContentInteraction(.scrolls)
/// ```
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, resizes, scrolls }
  let kind: Kind
  /// What is usual.
  public static var automatic: PresentationContentInteraction { PresentationContentInteraction(kind: .automatic) }
  /// It resizes the sheet first.
  public static var resizes: PresentationContentInteraction { PresentationContentInteraction(kind: .resizes) }
  /// It scrolls the content.
  public static var scrolls: PresentationContentInteraction { PresentationContentInteraction(kind: .scrolls) }
}

/// How large a sheet is where it need not fill the screen.
///
/// ```swift
/// .presentationSizing(.form)
/// ```
public protocol PresentationSizing {
  var _kind: PresentationSizingKind { get }
}

/// The sizes hosts know.
///
/// ```swift
/// let kind: PresentationSizingKind = .page
/// ```
public enum PresentationSizingKind: Sendable, Hashable { case automatic, form, page, fitted }

/// What is usual.
///
/// ```swift
/// .presentationSizing(.automatic)
/// ```
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  public var _kind: PresentationSizingKind { .automatic }
}

/// As wide as a form.
///
/// ```swift
/// .presentationSizing(.form)
/// ```
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  public var _kind: PresentationSizingKind { .form }
}

/// As wide as a page of text.
///
/// ```swift
/// .presentationSizing(.page)
/// ```
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public init() {}
  public var _kind: PresentationSizingKind { .page }
}

/// As large as its content.
///
/// ```swift
/// .presentationSizing(.fitted)
/// ```
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public init() {}
  public var _kind: PresentationSizingKind { .fitted }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// What is usual.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// As wide as a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// As wide as a page of text.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as its content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
