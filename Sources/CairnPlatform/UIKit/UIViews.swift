import CairnCore

/// A UIKit view in SwiftUI. Unavailable, because there is no UIKit here and nothing it could show.
@available(
  *, unavailable,
  message: """
    There is no UIKit on Linux. Put the file between `#if canImport(UIKit)` and `#endif`, and give the view a body in \
    SwiftUI for elsewhere.
    """
)
public protocol UIViewRepresentable: View where Body == Never {}

/// A UIKit view controller in SwiftUI. Unavailable, because there is no UIKit here and nothing it could show.
@available(
  *, unavailable,
  message: """
    There is no UIKit on Linux. Put the file between `#if canImport(UIKit)` and `#endif`, and give the view a body in \
    SwiftUI for elsewhere.
    """
)
public protocol UIViewControllerRepresentable: View where Body == Never {}

/// SwiftUI in a UIKit app. Unavailable, because there is no UIKit here; apps start with `App`.
@available(
  *, unavailable,
  message: "There is no UIKit on Linux. Begin the app with `@main struct …: App`, and show the view in a `WindowGroup`."
)
public final class UIHostingController<Content: View> {}
