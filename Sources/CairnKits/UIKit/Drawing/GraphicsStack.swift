// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnFoundation
import CairnValues
import Foundation

/// The contexts into which UIKit's functions draw, of which each thread has its own.
enum GraphicsStack {
  final class Entry {
    /// `nil` for an image that cannot be, in which nothing is drawn.
    let context: CGContext?
    let scale: CGFloat

    init(_ context: CGContext?, scale: CGFloat) {
      self.context = context
      self.scale = scale
    }
  }

  private final class Entries {
    var all: [Entry] = []
  }

  private static let key = "Cairn.GraphicsStack"

  private static var entries: Entries {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? Entries { return known }
    let new = Entries()
    storage[key] = new
    return new
  }

  static var last: Entry? { entries.all.last }
  static func push(_ entry: Entry) { entries.all.append(entry) }
  @discardableResult static func pop() -> Entry? { entries.all.popLast() }

  /// A context in UIKit's coordinates, whose first line is at the top. `nil` if it would be empty or too large.
  static func context(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width < 1e6, height < 1e6, scale > 0,
      let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    if isOpaque { context.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: scale, y: -scale)
    return context
  }

  /// The pixels of a point on the screen.
  static var screenScale: CGFloat {
    Thread.isMainThread ? MainActor.assumeIsolated { max(UIScreen.main.scale, 1) } : 1
  }
}

/// Returns the context into which UIKit's functions draw, or `nil` outside a drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.last?.context }

/// Lets UIKit's functions draw into a context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(.init(context, scale: 1)) }

/// Removes the context that was pushed last.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Begins to draw an image with one pixel a point. A size that is empty or too large draws nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw an image.
///
/// - Parameter scale: The pixels of a point, or 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : GraphicsStack.screenScale
  // Its end must not be the end of another.
  GraphicsStack.push(.init(GraphicsStack.context(size: size, scale: scale, isOpaque: opaque), scale: scale))
}

/// Returns the image so far, or `nil` outside a drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.last, let image = entry.context?.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Ends the drawing of an image.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }
