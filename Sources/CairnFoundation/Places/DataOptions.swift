import Foundation

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
  /// The older name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The older name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
