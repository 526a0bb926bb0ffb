import CairnTesting
import Foundation
import SwiftUI
import Testing

@Suite("Picture files") struct ImageFileTests {
  private func picture(_ width: Int, _ height: Int, seed: UInt64 = 1, smooth: Bool = false) throws -> CGImage {
    var numbers = Numbers(state: seed)
    let context = context(width, height)
    for y in 0..<height {
      for x in 0..<width {
        if smooth {
          context.setFillColor(
            red: CGFloat(x) / CGFloat(width), green: CGFloat(y) / CGFloat(height), blue: 0.5, alpha: 1)
        } else {
          context.setFillColor(
            CGColor(
              red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers), blue: 0, alpha: 1))
        }
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return try #require(context.makeImage())
  }

  private func file(_ image: CGImage, _ type: String, quality: Double = 0.9) throws -> Data {
    let data = NSMutableData()
    let file = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    CGImageDestinationAddImage(
      file, image, [kCGImageDestinationLossyCompressionQuality as String: quality] as CFDictionary)
    #expect(CGImageDestinationFinalize(file))
    return data as Data
  }

  @Test(arguments: [(1, 1), (7, 5), (16, 16), (33, 2)]) func aPNGFileKeepsEveryPixel(width: Int, height: Int) throws {
    let image = try picture(width, height)
    let data = try file(image, "public.png")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(again.rows == image.rows)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth as String] as? Int == width)
    #expect(properties[kCGImagePropertyPixelHeight as String] as? Int == height)
  }

  @Test(arguments: [(8, 8), (17, 9), (40, 40), (1, 30)]) func aJPEGFileIsNearlyThePicture(width: Int, height: Int)
    throws
  {
    let image = try picture(width, height, smooth: true)
    let data = try file(image, "public.jpeg", quality: 1)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((again.width, again.height) == (width, height))
    let (old, new) = ([UInt8](image.dataProvider!.data! as Data), [UInt8](again.dataProvider!.data! as Data))
    let farthest = zip(old, new).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(farthest <= 6)
  }

  @Test func lessQualityMakesASmallerFile() throws {
    let image = try picture(64, 64, seed: 3)
    let sizes = try [0.1, 0.5, 1].map { try file(image, "public.jpeg", quality: $0).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    // Noise uses every code of the tables.
    let noise = try file(image, "public.jpeg", quality: 1)
    #expect(try #require(UIImage(data: noise)?.cgImage).dataProvider != nil)
  }

  @Test func damagedFilesHaveNoImage() throws {
    for type in ["public.png", "public.jpeg"] {
      let whole = try file(picture(9, 9), type)
      for damaged in [Data(), whole.prefix(10), whole.prefix(whole.count / 2), Data("no picture".utf8)] {
        let source = try #require(CGImageSourceCreateWithData(damaged as CFData, nil))
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        // A JPEG file that ends early may show its first lines.
        if type == "public.png" || damaged.count < 20 { #expect(image == nil) }
        if damaged.count < 11 { #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil) }
      }
    }
    #expect(CGImageSourceCreateWithURL(URL(filePath: "/nowhere.png") as CFURL, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(string: "https://example.com/a.png")! as CFURL, nil) == nil)
  }

  @Test func thumbnailsHaveTheirSize() throws {
    let data = try file(picture(40, 20), "public.png")
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 10, kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect((small.width, small.height) == (10, 5))
  }

  @Test func filesOfOtherKindsAreNotWritten() throws {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as CFString, 2, nil) == nil)
    let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
  }

  /// The store of Apple's Landmarks, which reads pictures by the names of C.
  private final class ImageStore {
    var images: [String: CGImage] = [:]
    static let scale = 2

    func image(at url: URL) -> Image {
      guard let imageSource = CGImageSourceCreateWithURL(url as NSURL, nil),
        let image = CGImageSourceCreateImageAtIndex(imageSource, 0, nil)
      else { fatalError("Couldn't load image \(url).") }
      images[url.path] = image
      return Image(images.values.first!, scale: CGFloat(ImageStore.scale), label: Text(verbatim: "Turtle Rock"))
    }
  }

  @MainActor @Test func landmarksShowTheirPictures() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: place) }
    let target = try #require(CGImageDestinationCreateWithURL(place as CFURL, kUTTypePNG, 1, nil))
    CGImageDestinationAddImage(target, try picture(6, 4), nil)
    #expect(CGImageDestinationFinalize(target))
    let host = TestHost { ImageStore().image(at: place) }
    #expect(host.element(.image, "Turtle Rock").exists)
  }
}
