import Foundation

extension URL {
  /// Where a person's documents are. The folder is made if there is none, as apps expect to find it.
  public static var documentsDirectory: URL { folder(.documentDirectory, isMade: true) }
  /// Where an app keeps what it can make again. The folder is made if there is none.
  public static var cachesDirectory: URL { folder(.cachesDirectory, isMade: true) }
  /// Where apps keep what a person does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// Where downloads go.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// Where films are.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// Where music is.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// Where pictures are.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// What is meant for everybody.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// Where apps keep things of all kinds.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// Where what is thrown away goes.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// Where a person's own programs are.
  public static var userDirectory: URL { folder(.userDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory, isMade: Bool = false) -> URL {
    let found = FileManager.default.urls(for: kind, in: .userDomainMask).first ?? .homeDirectory
    // Nothing is lost if it cannot be made: whoever writes there is told.
    if isMade { try? FileManager.default.createDirectory(at: found, withIntermediateDirectories: true) }
    return found
  }
}
