import CairnCore
import SwiftUI

/// Where a page is shown that ends with a result.
///
/// ```swift
/// let color = try await navigator.result(of: ColorPicker(), in: .sheet)
/// ```
public enum ResultPresentation: Hashable, Sendable {
  /// On the stack around the view.
  case stack
  /// In a sheet above the window.
  case sheet
  /// Above the whole window.
  case fullScreenCover

  @MainActor
  func show(_ page: some View, in stack: StackHandle) -> (any ShownByCode)? {
    switch self {
    case .stack: stack.push(view: page)
    case .sheet: stack.present(page, coversAll: false)
    case .fullScreenCover: stack.present(page, coversAll: true)
    }
  }
}
