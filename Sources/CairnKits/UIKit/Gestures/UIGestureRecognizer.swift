import CairnCore
import CairnValues
import Foundation

/// UIKit's gesture of a view.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: #selector(open))
/// card.addGestureRecognizer(tap)
/// ```
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  ///
  /// ```swift
  /// if pan.state == .ended { snap() }
  /// ```
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  /// How far the gesture has come.
  open internal(set) var state = State.possible
  /// The view of the gesture.
  public internal(set) weak var view: UIView?
  /// Whether the gesture is recognized.
  open var isEnabled = true {
    didSet { view?._note() }
  }
  /// Whether touches of the gesture reach the view. Stored without effect.
  open var cancelsTouchesInView = true
  /// Asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name by which apps find the gesture.
  open var name: String?
  /// The number of fingers, which is one.
  open var numberOfTouches: Int { 1 }

  private var receivers: [ActionReceiver] = []
  /// Where the gesture is in the view.
  var point = CGPoint.zero

  /// Creates a gesture that calls a method of an object.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture that calls nothing yet.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of an object as well, once however often it was added. The object is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    let new = ActionReceiver(target, action)
    if !receivers.contains(where: { $0.isSame(as: new) }) { receivers.append(new) }
  }

  /// No longer calls a method of an object. `nil` stands for all objects and all methods.
  open func removeTarget(_ target: Any?, action: Selector?) { receivers.removeAll { $0.isFor(target, action) } }

  /// Returns where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return point }
    return own.convert(point, to: view)
  }

  /// Waits until another gesture has failed. Has no effect.
  open func require(toFail other: UIGestureRecognizer) {}

  /// Carries the gesture one step further.
  func step(_ state: State) {
    if state == .began || self.state == .possible && state == .ended {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else {
        // A gesture of one step can be tried again at once.
        self.state = state == .began ? .failed : .possible
        return
      }
    }
    guard self.state != .failed || state == .began else {
      if state == .ended { self.state = .possible }
      return
    }
    self.state = state
    for receiver in receivers { receiver.send(from: self) }
    if state == .ended || state == .cancelled { self.state = .possible }
  }
}

/// Asked about gestures of UIKit.
///
/// ```swift
/// func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
/// ```
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures are recognized together. Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Returns a point of this view in the coordinates of another; `nil` stands for the outermost.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  private var originInRoot: CGPoint {
    var (point, view) = (CGPoint.zero, self as UIView?)
    while let current = view, current.superview != nil {
      point.x += current.frame.minX - (current.superview?.bounds.minX ?? 0)
      point.y += current.frame.minY - (current.superview?.bounds.minY ?? 0)
      view = current.superview
    }
    return point
  }
}
