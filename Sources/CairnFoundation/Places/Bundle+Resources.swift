import Foundation

// Foundation here looks for the resources of `Bundle.main` in the folder of the program, where the package manager puts none.
// What follows looks further. These are called in place of Foundation's, although they have the same names, because they ask
// for strings that are not optional; where both strings are, Foundation's is called.
extension Bundle {
  /// Where a resource is.
  public func url(forResource name: String, withExtension ending: String) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: Optional(ending)) }
  }

  /// Where a resource is.
  public func url(forResource name: String, withExtension ending: String?) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: ending) }
  }

  /// Where a resource is; without a name, the first with that ending.
  public func url(forResource name: String?, withExtension ending: String) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: Optional(ending)) }
  }

  /// Where a resource is in a folder of the bundle.
  public func url(forResource name: String, withExtension ending: String?, subdirectory: String?) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: ending, subdirectory: subdirectory) }
  }

  /// Where a resource is in a folder of the bundle, for a language.
  public func url(
    forResource name: String, withExtension ending: String?, subdirectory: String?, localization: String?
  ) -> URL? {
    found(name) {
      $0.url(forResource: $1, withExtension: ending, subdirectory: subdirectory, localization: localization)
    }
  }

  /// Where a resource is.
  public func path(forResource name: String, ofType ending: String) -> String? {
    found(name) { $0.path(forResource: $1, ofType: Optional(ending)) }
  }

  /// Where a resource is.
  public func path(forResource name: String, ofType ending: String?) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending) }
  }

  /// Where a resource is; without a name, the first with that ending.
  public func path(forResource name: String?, ofType ending: String) -> String? {
    found(name) { $0.path(forResource: $1, ofType: Optional(ending)) }
  }

  /// Where a resource is in a folder of the bundle.
  public func path(forResource name: String, ofType ending: String?, inDirectory folder: String?) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending, inDirectory: folder) }
  }

  /// Where a resource is in a folder of the bundle, for a language.
  public func path(
    forResource name: String, ofType ending: String?, inDirectory folder: String?, forLocalization localization: String?
  ) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending, inDirectory: folder, forLocalization: localization) }
  }

  /// Where the resources with an ending are.
  public func paths(forResourcesOfType ending: String, inDirectory folder: String?) -> [String] {
    let ending: String? = ending
    let paths = paths(forResourcesOfType: ending, inDirectory: folder)
    return paths + further.flatMap { $0.paths(forResourcesOfType: ending, inDirectory: folder) }
  }

  /// The resources with an ending. Foundation has the same with URLs as objects, which nothing else takes.
  public func urls(forResourcesWithExtension ending: String, subdirectory: String?) -> [URL]? {
    let ending: String? = ending
    var urls: [URL]?
    for bundle in [self] + further {
      let objects: [NSURL]? = bundle.urls(forResourcesWithExtension: ending, subdirectory: subdirectory)
      guard let objects else { continue }
      urls = (urls ?? []) + objects.map { $0 as URL }
    }
    return urls
  }

  /// Looks in this bundle, and for the program's own in the folders of its resources.
  private func found<Place>(_ name: String?, _ look: (Bundle, String?) -> Place?) -> Place? {
    if let place = look(self, name) { return place }
    for bundle in further {
      if let place = look(bundle, name) { return place }
    }
    return nil
  }

  private var further: [Bundle] { self === Bundle.main ? ProgramFolder.bundles : [] }
}

extension ProgramFolder {
  /// The program's resources beside those that are in its own folder.
  fileprivate static let bundles: [Bundle] = all.dropFirst().compactMap(Bundle.init(path:))
}
