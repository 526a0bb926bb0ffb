import CairnScreen
import CairnValues
import Foundation

/// One tap, or several in quick succession.
///
/// ```swift
/// card.gesture(TapGesture(count: 2).onEnded { isLiked = true })
/// ```
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> { TapRecognizer(gesture.count) }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Void>, to gesture: Self) {
    (recognizer as? TapRecognizer)?.count = gesture.count
  }
}

final class TapRecognizer: _Recognizer<Void> {
  var count: Int

  init(_ count: Int) { self.count = count }

  private var expected: ElementEvent { count > 1 ? .taps(count) : .activate }

  override var events: EventSet { expected.set }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Void> {
    event == expected ? .ended(()) : .ignored
  }
}

/// One tap or several, with their location.
///
/// ```swift
/// map.gesture(SpatialTapGesture().onEnded { drop(pinAt: $0.location) })
/// ```
nonisolated public struct SpatialTapGesture: Gesture {
  /// The location of the tap.
  public struct Value: Equatable, Sendable {
    /// Where the tap was.
    public var location: CGPoint
  }

  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// The coordinates that the location is in.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> {
    SpatialTapRecognizer(gesture)
  }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Value>, to gesture: Self) {
    (recognizer as? SpatialTapRecognizer)?.update(gesture)
  }
}

/// Hosts report which element was tapped; the location is assumed to be its center.
final class SpatialTapRecognizer: _Recognizer<SpatialTapGesture.Value> {
  private let tap: TapRecognizer
  private var space: CoordinateSpace

  init(_ gesture: SpatialTapGesture) {
    tap = TapRecognizer(gesture.count)
    space = gesture.coordinateSpace
  }

  func update(_ gesture: SpatialTapGesture) {
    tap.count = gesture.count
    space = gesture.coordinateSpace
  }

  override var events: EventSet { tap.events }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<SpatialTapGesture.Value> {
    let frame = element.frame(in: nil)
    return tap.receive(event, on: element).map {
      .init(location: element.point(CGPoint(x: frame.midX, y: frame.midY), in: space))
    }
  }
}

/// A long press.
///
/// ```swift
/// row.gesture(LongPressGesture().onEnded { _ in showsMenu = true })
/// ```
nonisolated public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move.
  public var maximumDistance: CGFloat

  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> { LongPressRecognizer() }

  @MainActor public static func _updateRecognizer(_ recognizer: _Recognizer<Bool>, to gesture: Self) {}
}

/// Hosts report when an element is pressed, and when it has been pressed for long enough.
final class LongPressRecognizer: _Recognizer<Bool> {
  override var events: EventSet { [.hold, .press] }

  override func receive(_ event: ElementEvent, on element: Element) -> GestureStep<Bool> {
    switch event {
    case .hold: .ended(true)
    case .press(true): .changed(true)
    case .press(false): .failed
    default: .ignored
    }
  }
}

extension Element {
  /// Converts a point in the window to a coordinate space.
  func point(_ place: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let origin: CGPoint
    switch space {
    case .global: return place
    case .local: origin = frame(in: nil).origin
    case .named(let name): origin = ancestor(named: name)?.frame(in: nil).origin ?? .zero
    }
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }
}
