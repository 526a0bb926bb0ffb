import Foundation

// The names UIKit gives the parts of an index path, which are reached through `import SwiftUI` too.
extension IndexPath {
  /// Makes the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first of the indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
