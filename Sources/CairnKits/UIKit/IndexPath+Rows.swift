import CairnCore
import Foundation

// UIKit's names for the parts of an index path, which `import SwiftUI` exports too.
extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, which is the first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
