import CairnFoundation
@_exported import CairnKits
@_exported import Foundation

/// The title and the pictures of a web page.
///
/// ```swift
/// let metadata = LPLinkMetadata()
/// metadata.title = "Cairns"
/// ```
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon. Nothing here finds it.
  open var iconProvider: NSItemProvider?
  /// The picture. Nothing here finds it.
  open var imageProvider: NSItemProvider?
  /// The film. Nothing here finds it.
  open var videoProvider: NSItemProvider?
  /// The address of the film. Nothing here finds it.
  open var remoteVideoURL: URL?

  /// Creates metadata that say nothing.
  public override init() { super.init() }
}

/// Why a page's metadata were not found.
///
/// ```swift
/// catch let error as LPError where error.code == .metadataFetchTimedOut {}
/// ```
public struct LPError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "Nothing was found out about the page." }
}
