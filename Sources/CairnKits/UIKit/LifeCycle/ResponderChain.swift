import CairnCore

/// The objects that can take an action without a target.
@MainActor
enum ResponderChain {
  /// Those of the window that the user is using, from the controller in front to the app's delegate.
  static var current: [AnyObject] {
    var responders: [AnyObject] = []
    if let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last {
      responders.append(window)
      var controller = window.rootViewController
      while let next = controller {
        responders.append(next)
        controller = next.presentedViewController ?? next.shownChild
      }
    }
    let delegates = [UIApplication.shared.delegate].compactMap { $0 as AnyObject? }
    return responders.reversed() + delegates
  }
}

extension UIViewController {
  /// The controller inside whose page is shown.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.visibleViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    default: children.last
    }
  }
}
