import Foundation

extension Bundle {
  /// The resources with an ending. Foundation here has the same with URLs as objects, which nothing else takes; this one is
  /// preferred because it asks for no optional ending.
  public func urls(forResourcesWithExtension ending: String, subdirectory: String?) -> [URL]? {
    let ending: String? = ending
    let objects: [NSURL]? = urls(forResourcesWithExtension: ending, subdirectory: subdirectory)
    return objects?.map { $0 as URL }
  }
}
