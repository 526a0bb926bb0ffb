import Foundation

extension URL {
  /// The folder of the user's documents. It is created if necessary, because apps expect it to exist.
  public static var documentsDirectory: URL { folder(.documentDirectory, isMade: true) }
  /// The folder for data that an app can recreate. It is created if necessary.
  public static var cachesDirectory: URL { folder(.cachesDirectory, isMade: true) }
  /// The folder for data that apps keep out of sight.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The desktop folder.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder for videos.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder shared with all users.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The folder for data of all kinds.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The trash folder.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The folder for the user's own programs.
  public static var userDirectory: URL { folder(.userDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory, isMade: Bool = false) -> URL {
    let found = FileManager.default.urls(for: kind, in: .userDomainMask).first ?? .homeDirectory
    // Ignore errors: writing there reports them.
    if isMade { try? FileManager.default.createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }
}
