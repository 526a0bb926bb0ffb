import CairnCore
import Foundation

extension RunLoop.Mode {
  /// UIKit's run loop mode during scrolling. Run loops behave no differently here.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
