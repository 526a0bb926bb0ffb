import Foundation

public enum Spade {
  /// Its text is in a catalog that the manifest does not declare, as Xcode needs no declaration.
  public static let name = String(localized: "Spade", table: "Tools", bundle: .module)
}
