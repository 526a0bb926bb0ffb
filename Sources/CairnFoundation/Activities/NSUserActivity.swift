import Foundation

/// The type of an activity that opens a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that can be continued later or elsewhere.
///
///     let activity = NSUserActivity(activityType: "recipes.show")
///     activity.title = recipe.title
///     activity.userInfo = ["id": recipe.id]
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable: as on Apple's systems, only one thread at a time may change it.
  /// The type of activity, in reverse-DNS style.
  public let activityType: String
  /// The title, which the user sees.
  open var title: String?
  /// The data for continuing the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that are always required.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether there are changes to save.
  open var needsSave = false
  /// A web page for the same activity.
  open var webpageURL: URL?
  /// The URL that the user came from.
  open var referrerURL: URL?
  /// The date when the activity expires.
  open var expirationDate: Date?
  /// The search keywords.
  open var keywords: Set<String> = []
  /// The identifier of the window that the activity is for.
  open var targetContentIdentifier: String?
  /// The identifier for deleting the activity.
  open var persistentIdentifier: String?
  /// Whether other devices may continue the activity. It has no effect here.
  open var isEligibleForHandoff = true
  /// Whether the activity is searchable. It has no effect here.
  open var isEligibleForSearch = false
  /// Whether the activity is publicly searchable.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested.
  open var isEligibleForPrediction = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to the data for continuing the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the current activity.
  open func becomeCurrent() { CurrentActivity.shared.set(self) }

  /// Stops being the current activity.
  open func resignCurrent() { CurrentActivity.shared.remove(self) }

  /// Marks the activity as no longer continuable.
  open func invalidate() { resignCurrent() }

  /// Returns the data for continuing the activity as a typed value.
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    guard let data = userInfo?[Self.payloadKey] as? Data else {
      throw CocoaError(.coderValueNotFound, userInfo: [NSDebugDescriptionErrorKey: "The activity has no payload."])
    }
    return try JSONDecoder().decode(type, from: data)
  }

  /// Sets the data for continuing the activity from a typed value.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
  }

  private static let payloadKey = "NSUserActivityTypedPayload"
}
