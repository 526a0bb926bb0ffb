import CoreMedia
import Foundation

/// Times in lists of Objective-C.
///
/// ```swift
/// generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) { _, picture, _, _, _ in show(picture) }
/// ```
extension NSValue {
  /// Wraps a time.
  public convenience init(time: CMTime) {
    // Foundation wraps no structures of others, so the time is kept as four numbers. Two of them keep all digits of the value.
    let parts = (time.value >> 32, time.value & 0xFFFF_FFFF)
    self.init(
      rect: CGRect(
        x: Double(parts.0), y: Double(parts.1), width: Double(time.timescale), height: Double(time.flags.rawValue)))
  }

  /// The wrapped time. It is not valid if something else is wrapped.
  public var timeValue: CMTime {
    guard
      let high = Int64(exactly: Double(rectValue.origin.x)), let low = Int64(exactly: Double(rectValue.origin.y)),
      let timescale = CMTimeScale(exactly: Double(rectValue.size.width)), (0...0xFFFF_FFFF).contains(low),
      let flags = UInt32(exactly: Double(rectValue.size.height)), Int32(exactly: high) != nil
    else { return .invalid }
    return CMTime(value: high << 32 | low, timescale: timescale, flags: CMTimeFlags(rawValue: flags), epoch: 0)
  }

  /// The wrapped range. None is ever wrapped, as nothing is loaded.
  public var timeRangeValue: CMTimeRange { .invalid }
}
