import Foundation

// Foundation on Linux looks for the resources of `Bundle.main` in the program's folder, where the package
// manager puts none. The functions below look further. They are preferred over Foundation's functions of the
// same names because they take non-optional strings; if both strings are optional, Foundation's is called.
extension Bundle {
  /// Returns the location of a resource.
  public func url(forResource name: String, withExtension ending: String) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: Optional(ending)) }
  }

  /// Returns the location of a resource.
  public func url(forResource name: String, withExtension ending: String?) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: ending) }
  }

  /// Returns the location of a resource, or without a name the first with that extension.
  public func url(forResource name: String?, withExtension ending: String) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: Optional(ending)) }
  }

  /// Returns the location of a resource in a folder of the bundle.
  public func url(forResource name: String, withExtension ending: String?, subdirectory: String?) -> URL? {
    found(name) { $0.url(forResource: $1, withExtension: ending, subdirectory: subdirectory) }
  }

  /// Returns the location of a resource in a folder of the bundle, for a language.
  public func url(
    forResource name: String, withExtension ending: String?, subdirectory: String?, localization: String?
  ) -> URL? {
    found(name) {
      $0.url(forResource: $1, withExtension: ending, subdirectory: subdirectory, localization: localization)
    }
  }

  /// Returns the location of a resource.
  public func path(forResource name: String, ofType ending: String) -> String? {
    found(name) { $0.path(forResource: $1, ofType: Optional(ending)) }
  }

  /// Returns the location of a resource.
  public func path(forResource name: String, ofType ending: String?) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending) }
  }

  /// Returns the location of a resource, or without a name the first with that extension.
  public func path(forResource name: String?, ofType ending: String) -> String? {
    found(name) { $0.path(forResource: $1, ofType: Optional(ending)) }
  }

  /// Returns the location of a resource in a folder of the bundle.
  public func path(forResource name: String, ofType ending: String?, inDirectory folder: String?) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending, inDirectory: folder) }
  }

  /// Returns the location of a resource in a folder of the bundle, for a language.
  public func path(
    forResource name: String, ofType ending: String?, inDirectory folder: String?, forLocalization localization: String?
  ) -> String? {
    found(name) { $0.path(forResource: $1, ofType: ending, inDirectory: folder, forLocalization: localization) }
  }

  /// Returns the locations of the resources with an extension.
  public func paths(forResourcesOfType ending: String, inDirectory folder: String?) -> [String] {
    let ending: String? = ending
    let paths = paths(forResourcesOfType: ending, inDirectory: folder)
    return paths + further.flatMap { $0.paths(forResourcesOfType: ending, inDirectory: folder) }
  }

  /// Returns the resources with an extension. Foundation's version returns `NSURL` objects, which no other API
  /// accepts.
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

  /// Searches this bundle. For the program's own, it also searches the resource folders.
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
  /// The program's resource bundles outside its own folder.
  fileprivate static let bundles: [Bundle] = all.dropFirst().compactMap(Bundle.init(path:))
}
