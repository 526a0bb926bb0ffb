import CairnTesting
import Foundation
import SwiftUI
import Testing

/// Images of an app's resources, whose pixels code asks for.
@MainActor @Suite("Images from resources")
struct NamedImageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "NamedImageTests-\(UUID().uuidString)")

  /// A picture of 6 by 4 pixels.
  private var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 4))
    }
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func image(_ name: String) throws -> UIImage {
    UIImage(resource: ImageResource(name: name, bundle: try #require(Bundle(path: folder.path))))
  }

  @Test func aFileHasSizeAndPixels() throws {
    let png = try #require(picture.pngData())
    try write(png, to: "Leaf@2x.png")
    let leaf = try image("Leaf")
    #expect(leaf.size == CGSize(width: 3, height: 2) && leaf.scale == 2)
    #expect(leaf.pngData() == png)
    #expect(leaf.cgImage?.width == 6 && leaf.cgImage?.height == 4)
    #expect(leaf.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) }?.size == CGSize(width: 6, height: 4))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aPictureOfACatalogHasThem() throws {
    try write(try #require(picture.jpegData(compressionQuality: 0.8)), to: "Assets.xcassets/Park.imageset/park.jpeg")
    let contents = #"{"images": [{"filename": "park.jpeg", "idiom": "universal", "scale": "1x"}]}"#
    try write(Data(contents.utf8), to: "Assets.xcassets/Park.imageset/Contents.json")
    let park = try image("Park")
    #expect(park.size == CGSize(width: 6, height: 4))
    #expect(park.pngData().flatMap { UIImage(data: $0) }?.size == park.size)
    #expect(park.jpegData(compressionQuality: 0.1) != nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func whatIsNoPictureHasNone() throws {
    try write(Data("no picture".utf8), to: "Text.png")
    for name in ["Text", "Missing", "../Text"] {
      let image = try image(name)
      #expect(image.size == .zero && image.pngData() == nil && image.cgImage == nil)
    }
    try FileManager.default.removeItem(at: folder)
  }
}
