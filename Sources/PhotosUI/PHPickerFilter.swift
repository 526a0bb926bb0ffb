@_exported import CairnKits
@_exported import Foundation
import UniformTypeIdentifiers

/// The kinds of media that a user can choose.
///
/// ```swift
/// PhotosPicker("Media", selection: $items, matching: .any(of: [.images, .videos]))
/// ```
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  public static let images = PHPickerFilter(types: [.image])
  public static let videos = PHPickerFilter(types: [.movie])
  public static let livePhotos = PHPickerFilter(types: [.image])
  public static let screenshots = PHPickerFilter(types: [.image])
  public static let panoramas = PHPickerFilter(types: [.image])
  public static let depthEffectPhotos = PHPickerFilter(types: [.image])
  public static let bursts = PHPickerFilter(types: [.image])
  public static let screenRecordings = PHPickerFilter(types: [.movie])
  public static let slomoVideos = PHPickerFilter(types: [.movie])
  public static let timelapseVideos = PHPickerFilter(types: [.movie])
  public static let cinematicVideos = PHPickerFilter(types: [.movie])

  /// Media of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }

  /// Media of all of several kinds. The first kind decides, because files do not say more.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { subfilters.first ?? .images }

  /// Media not of a kind. All images and videos are offered, because files do not say more.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(types: [.image, .movie]) }

  /// What a picker without a filter offers.
  static let everything = PHPickerFilter(types: [.image, .movie])
}

/// In what order chosen photos come, and whether they come at once.
///
/// ```swift
/// PhotosPicker("Photos", selection: $items, maxSelectionCount: 5, selectionBehavior: .ordered)
/// ```
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let ordered = Self(name: "ordered")
  public static let continuous = Self(name: "continuous")
  public static let continuousAndOrdered = Self(name: "continuousAndOrdered")
}
