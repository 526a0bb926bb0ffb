import Foundation
import SwiftUI
import Testing

@Suite("Drawing with UIKit") struct RendererTests {
  private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  private func half() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
  }

  @Test func theFirstLineIsAtTheTop() throws {
    #expect(try #require(half().cgImage).rows == [[red, red], [blue, blue]])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func pointsAreAsManyPixelsAsTheScale() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(3)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
      #expect(context.currentImage.size == CGSize(width: 2, height: 1))
    }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.scale == 3)
    #expect(try #require(image.cgImage).rows[0] == [red, red, red, clear, clear, clear])
  }

  @Test func imagesAreDrawnAsTheyAre() throws {
    let picture = half()
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1)).image { _ in
      picture.draw(at: CGPoint(x: 1, y: 1))
    }
    let rows = try #require(copy.cgImage).rows
    #expect(
      rows == [
        [clear, clear, clear, clear], [clear, red, red, clear], [clear, blue, blue, clear],
        [clear, clear, clear, clear],
      ])
  }

  @Test func theOlderFunctionsDrawTheSame() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
    half().draw(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try #require(image?.cgImage).rows == [[red, red], [blue, blue]])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func opaqueImagesStartBlack() throws {
    let format = format(1)
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    #expect(try #require(image.cgImage).rows == [["000000ff"]])
  }

  @Test func filesShowWhatWasDrawn() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format(1))
    let png = renderer.pngData { _ in half().draw(in: CGRect(x: 0, y: 0, width: 3, height: 2)) }
    #expect(try #require(UIImage(data: png)).size == CGSize(width: 3, height: 3))
    #expect(try #require(UIImage(data: png)?.cgImage).rows[2] == [clear, clear, clear])
    let jpeg = renderer.jpegData(withCompressionQuality: 0.8) { _ in }
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    #expect(half().pngData() == half().pngData())
    #expect(half() == half())
  }

  @Test func aSizeThatCannotBeIsAnEmptyImage() {
    for size in [
      CGSize(width: 100_000, height: 100_000), .zero, CGSize(width: -1, height: 1),
      CGSize(width: CGFloat.nan, height: 1),
    ] {
      var isDrawn = false
      let image = UIGraphicsImageRenderer(size: size, format: format(1)).image { _ in isDrawn = true }
      #expect(!isDrawn)
      #expect(image.size == .zero)
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func turnedPixelsAreMadeUpright() throws {
    let pixels = try #require(half().cgImage)
    #expect(
      try #require(UIImage(cgImage: pixels, scale: 1, orientation: .down).cgImage).rows == [[blue, blue], [red, red]])
    #expect(
      try #require(UIImage(cgImage: pixels, scale: 1, orientation: .left).cgImage).rows == [[red, blue], [red, blue]])
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    #expect(UIImage(systemName: "star")?.cgImage == nil)
  }

  @Test func aSizeThatCannotBeEndsNoOtherDrawing() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
    UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsEndImageContext()
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(try #require(image?.cgImage).rows == [[red]])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func itemsOfferTheFileThatAPictureIsFirst() async throws {
    let jpeg = try #require(half().jpegData(compressionQuality: 0.3))
    let photo = NSItemProvider(object: try #require(UIImage(data: jpeg)))
    #expect(photo.registeredTypeIdentifiers == ["public.jpeg", "public.png"])
    let drawing = NSItemProvider(object: half())
    #expect(drawing.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(NSItemProvider(object: try #require(UIImage(systemName: "star"))).registeredTypeIdentifiers == [])
    let (loaded, png): (Data?, Data?) = await (data(of: photo, "public.jpeg"), data(of: drawing, "public.png"))
    #expect(loaded == jpeg)
    #expect(png == half().pngData())
  }

  private func data(of item: NSItemProvider, _ type: String) async -> Data? {
    await withCheckedContinuation { done in
      _ = item.loadDataRepresentation(forTypeIdentifier: type) { data, _ in done.resume(returning: data) }
    }
  }
}
