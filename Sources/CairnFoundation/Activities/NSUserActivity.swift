import Foundation

/// The type of an activity that opens a page of the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, so that it can be gone on with later or elsewhere.
///
///     let activity = NSUserActivity(activityType: "recipes.show")
///     activity.title = recipe.title
///     activity.userInfo = ["id": recipe.id]
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What is done, in reverse-DNS style.
  public let activityType: String
  /// What a person sees of it.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// Which of that is needed in any case.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether something has changed that is to be kept.
  open var needsSave = false
  /// A page of the web where the same can be done.
  open var webpageURL: URL?
  /// Where the person came from.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// What it may be found by.
  open var keywords: Set<String> = []
  /// Which window it is for.
  open var targetContentIdentifier: String?
  /// By which name it can be deleted.
  open var persistentIdentifier: String?
  /// Whether other devices may go on with it. There are none here.
  open var isEligibleForHandoff = true
  /// Whether it may be found. Nothing searches here.
  open var isEligibleForSearch = false
  /// Whether everybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false

  /// Makes an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that this is what the person does now.
  open func becomeCurrent() { CurrentActivity.shared.set(self) }

  /// Says that the person does this no longer.
  open func resignCurrent() { CurrentActivity.shared.remove(self) }

  /// Says that nobody can go on with this any more.
  open func invalidate() { resignCurrent() }

  /// What is needed to go on, as a value.
  public func typedPayload<Payload: Codable>(_ type: Payload.Type) throws -> Payload {
    guard let data = userInfo?[Self.payloadKey] as? Data else {
      throw CocoaError(.coderValueNotFound, userInfo: [NSDebugDescriptionErrorKey: "The activity has no payload."])
    }
    return try JSONDecoder().decode(type, from: data)
  }

  /// Keeps what is needed to go on, as a value.
  public func setTypedPayload<Payload: Codable>(_ payload: Payload) throws {
    addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode(payload)])
  }

  private static let payloadKey = "NSUserActivityTypedPayload"
}
