// The SDK adds the second import wherever an app imports Foundation. This file must not import SwiftUI.
import Foundation
import CairnFoundation

/// What an app's model does later, without a view.
enum Reminder {
  @MainActor static func after(seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }

  static func slept(seconds: Double) async -> String {
    try? await Task.sleep(for: .seconds(seconds))
    return "slept"
  }
}
