import Foundation

/// An activity can be dragged, which opens a new window for it on some systems.
extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  private static var identifier: String { "com.apple.uikit.useractivity" }

  /// An activity's own form.
  public static var writableTypeIdentifiersForItemProvider: [String] { [identifier] }

  /// An activity's own form.
  public static var readableTypeIdentifiersForItemProvider: [String] { [identifier] }

  /// The activity as a property list. Values of `userInfo` that cannot be in one are left out.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var contents: [String: Any] = ["type": activityType]
    contents["title"] = title
    contents["url"] = webpageURL?.absoluteString
    contents["target"] = targetContentIdentifier
    var values: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
      guard let key = key.base as? String, PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
        continue
      }
      values[key] = value
    }
    contents["values"] = values
    do {
      completionHandler(
        try PropertyListSerialization.data(fromPropertyList: contents, format: .binary, options: 0), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Reads an activity from a property list.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let contents = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    guard let contents, let type = contents["type"] as? String,
      let activity = NSUserActivity(activityType: type) as? Self
    else { throw CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "The data is no activity."]) }
    activity.title = contents["title"] as? String
    activity.webpageURL = (contents["url"] as? String).flatMap { URL(string: $0) }
    activity.targetContentIdentifier = contents["target"] as? String
    activity.userInfo = contents["values"] as? [AnyHashable: Any]
    return activity
  }
}
