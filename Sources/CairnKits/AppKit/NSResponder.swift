import CairnCore
import CairnValues
import Foundation

/// AppKit's base class for objects that handle events.
///
/// ```swift
/// class Canvas: NSView { override var acceptsFirstResponder: Bool { true } }
/// ```
@preconcurrency @MainActor
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Whether the responder can have the focus.
  open var acceptsFirstResponder: Bool { false }
  /// The context menu. Only views show theirs.
  open var menu: NSMenu?
  /// Handles a pressed mouse button. Never called.
  open func mouseDown(with event: NSEvent) {}
  /// Handles a dragged mouse. Never called.
  open func mouseDragged(with event: NSEvent) {}
  /// Handles a released mouse button. Never called.
  open func mouseUp(with event: NSEvent) {}
  /// Handles a turned wheel. Never called.
  open func scrollWheel(with event: NSEvent) {}
  /// Handles a pressed key. Never called.
  open func keyDown(with event: NSEvent) {}
}

/// AppKit's event. None is ever made: use gestures and `onKeyPress`.
///
/// ```swift
/// override func keyDown(with event: NSEvent) { type(event.characters ?? "") }
/// ```
@preconcurrency @MainActor
public final class NSEvent {
  private init?() { return nil }

  /// The location in the window.
  public var locationInWindow: CGPoint { .zero }
  /// The typed characters.
  public var characters: String? { nil }
  /// The number of the key.
  public var keyCode: UInt16 { 0 }
  /// The number of clicks.
  public var clickCount: Int { 0 }
}
