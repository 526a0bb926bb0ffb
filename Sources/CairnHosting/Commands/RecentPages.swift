import CairnCore
import CairnScreen

/// The pages with an address that the user has seen, the latest first.
package struct RecentPages {
  package struct Page: Equatable {
    package var address: PageAddress
    package var title: String
  }

  /// Identifies a page more cheaply than its address.
  private struct Mark: Equatable {
    var element: ElementID?
    var title: String?
    var renewals: Int
  }

  package private(set) var pages: [Page] = []
  private var noted: Mark?

  package init() {}

  /// Notes the page in front, if it has an address.
  @MainActor
  package mutating func note(_ stack: StackReader?) {
    guard let stack, stack.depth > 0 else { return }
    let mark = Mark(element: stack.element?.id, title: stack.title, renewals: stack.renewals)
    guard mark != noted else { return }
    noted = mark
    guard let address = stack.address else { return }
    pages.removeAll { $0.address == address }
    pages.insert(Page(address: address, title: stack.title ?? address.title), at: 0)
    if pages.count > 20 { pages.removeLast() }
  }
}

extension PageAddress {
  /// A name for a page that only has an address: `/order-history` is "Order history".
  package var title: String {
    let words = (segments.last ?? "").replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
