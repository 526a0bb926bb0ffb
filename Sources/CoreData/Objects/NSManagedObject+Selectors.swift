import SwiftUI

extension NSManagedObject {
  /// Whether the object's entity has a property of a name, such as one that only later versions of the model have.
  ///
  ///     if park.responds(to: NSSelectorFromString("image")) { park.setValue(picture, forKey: "image") }
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return entity.propertiesByName[NSStringFromSelector(selector)] != nil
  }
}
