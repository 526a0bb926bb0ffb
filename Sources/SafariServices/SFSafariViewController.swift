import CairnCore
@_exported import CairnKits
import CairnPlatform
import CairnValues
@_exported import Foundation

/// A page of the web in a sheet. Nothing here shows pages inside an app: this one names the page and links to it.
///
/// ```swift
/// func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
/// ```
open class SFSafariViewController: UIViewController {
  /// How the page is shown. Kept without effect.
  public let configuration: Configuration
  /// The object to notify. It is never notified.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars. Has no effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons. Has no effect.
  open var preferredControlTintColor: UIColor?
  /// The label of the button that closes the page. Has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Creates a page of a link.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Creates a page of a link.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    addChild(UIHostingController(rootView: LinkedPage(url: URL)))
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  /// How a page is shown.
  ///
  /// ```swift
  /// configuration.entersReaderIfAvailable = true
  /// ```
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether only the text is shown. Has no effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars become smaller. Has no effect.
    open var barCollapsingEnabled = true
    /// Creates the usual configuration.
    public override init() { super.init() }
  }

  /// The label of the button that closes a page.
  ///
  /// ```swift
  /// controller.dismissButtonStyle = .close
  /// ```
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
}

/// The placeholder of a page.
private struct LinkedPage: View {
  let url: URL

  var body: some View {
    MissingView("SFSafariViewController", from: "SafariServices") {
      Link(url.host() ?? url.absoluteString, destination: url)
    }
  }
}

/// Follows a page of the web. None of its methods is called.
///
/// ```swift
/// func safariViewControllerDidFinish(_ controller: SFSafariViewController) { controller.dismiss(animated: true) }
/// ```
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}

/// Sends pages to Safari's reading list, which does not exist here.
///
/// ```swift
/// try SSReadingList.default()?.addItem(with: url, title: nil, previewText: nil)
/// ```
public final class SSReadingList: NSObject {
  /// The reading list. There is none.
  public class func `default`() -> SSReadingList? { nil }
  private init?(_ none: Never) { return nil }
  /// Returns whether a page can be read later.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }
  /// Adds a page. Fails.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw CocoaError(.featureUnsupported)
  }
}
