import Foundation

extension RunLoop.Mode {
  /// How a run loop works while a person scrolls, as UIKit names it. Nothing here works differently then.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
