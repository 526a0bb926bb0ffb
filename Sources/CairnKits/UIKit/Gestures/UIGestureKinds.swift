import CairnCore
import CairnValues
import Foundation

/// UIKit's gesture of one tap or several.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: #selector(open))
/// tap.numberOfTapsRequired = 2
/// ```
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Stored without effect.
  open var numberOfTouchesRequired = 1
}

/// UIKit's gesture of a long press.
///
/// ```swift
/// UILongPressGestureRecognizer(target: self, action: #selector(showMenu))
/// ```
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the press has to be, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move.
  open var allowableMovement: CGFloat = 10
}

/// UIKit's gesture of a dragging finger.
///
/// ```swift
/// let distance = pan.translation(in: view).x
/// ```
open class UIPanGestureRecognizer: UIGestureRecognizer {
  var moved = CGSize.zero
  var speed = CGSize.zero
  private var origin = CGPoint.zero
  /// The least number of fingers. Stored without effect.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers. Stored without effect.
  open var maximumNumberOfTouches = Int.max

  /// Returns how far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: moved.width - origin.x, y: moved.height - origin.y)
  }
  /// Sets how far the finger has moved, usually to zero after each step.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: moved.width - translation.x, y: moved.height - translation.y)
  }
  /// Returns how fast the finger moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { CGPoint(x: speed.width, y: speed.height) }

  func move(_ value: DragGesture.Value, _ state: State) {
    if state == .began { origin = .zero }
    (moved, speed, point) = (value.translation, value.velocity, value.location)
    step(state)
  }
}

/// Edges of a rectangle.
///
/// ```swift
/// pull.edges = [.left, .right]
/// ```
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all = UIRectEdge(rawValue: 15)
}

/// UIKit's gesture of a drag from an edge of its view.
///
/// ```swift
/// let pull = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(goBack))
/// pull.edges = .left
/// ```
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the drag can begin.
  open var edges: UIRectEdge = []

  override func move(_ value: DragGesture.Value, _ state: State) {
    if state == .began, !begins(at: value.startLocation) { return }
    if self.state == .possible, state != .began { return }
    super.move(value, state)
  }

  private func begins(at point: CGPoint) -> Bool {
    guard let size = view?.bounds.size else { return false }
    let reach: CGFloat = 20
    return edges.contains(.left) && point.x <= reach || edges.contains(.right) && point.x >= size.width - reach
      || edges.contains(.top) && point.y <= reach || edges.contains(.bottom) && point.y >= size.height - reach
  }
}

/// UIKit's gesture of a pointer over a view.
///
/// ```swift
/// card.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: #selector(hovered)))
/// ```
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  func move(_ phase: HoverPhase) {
    switch phase {
    case .active(let place):
      point = place
      step(state == .possible ? .began : .changed)
    case .ended: if state != .possible { step(.ended) }
    }
  }
}

/// UIKit's gesture of a quick drag in a direction.
///
/// ```swift
/// let swipe = UISwipeGestureRecognizer(target: self, action: #selector(next))
/// swipe.direction = .left
/// ```
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A direction.
  ///
  /// ```swift
  /// swipe.direction = [.left, .right]
  /// ```
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction = Direction.right

  func end(_ value: DragGesture.Value) {
    let distance = value.translation
    guard max(abs(distance.width), abs(distance.height)) >= 20 else { return }
    let way: Direction =
      if abs(distance.width) >= abs(distance.height) {
        distance.width > 0 ? .right : .left
      } else {
        distance.height > 0 ? .down : .up
      }
    guard direction.contains(way) else { return }
    point = value.startLocation
    step(.ended)
  }
}

/// UIKit's gesture of two fingers that move apart.
///
/// ```swift
/// zoom *= pinch.scale
/// ```
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var magnification: CGFloat = 1
  private var origin: CGFloat = 1
  /// The ratio of the fingers' distance to that at the beginning.
  open var scale: CGFloat {
    get { magnification / origin }
    set { origin = newValue > 0 ? magnification / newValue : 1 }
  }
  /// The change of the ratio in a second.
  public private(set) var velocity: CGFloat = 0

  func move(_ value: MagnifyGesture.Value, _ state: State) {
    if state == .began { origin = 1 }
    (magnification, velocity, point) = (value.magnification, value.velocity, value.startLocation)
    step(state)
  }
}

/// UIKit's gesture of two fingers that turn.
///
/// ```swift
/// angle += turn.rotation
/// ```
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turned: CGFloat = 0
  private var origin: CGFloat = 0
  /// The angle since the beginning, in radians.
  open var rotation: CGFloat {
    get { turned - origin }
    set { origin = turned - newValue }
  }
  /// The change of the angle in a second.
  public private(set) var velocity: CGFloat = 0

  func move(_ value: RotateGesture.Value, _ state: State) {
    if state == .began { origin = 0 }
    (turned, velocity, point) = (value.rotation.radians, value.velocity.radians, value.startLocation)
    step(state)
  }
}
