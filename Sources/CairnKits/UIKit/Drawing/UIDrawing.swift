// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CairnCore
import CairnFoundation
import CairnValues
import Foundation

// UIKit's functions draw into the context of the drawing around them, and outside a drawing do nothing.

extension UIColor {
  /// Sets the color of fills and lines.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the color of fills.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the color of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path with the current color.
  public func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the path with the current color.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fill(cgPath.path) }
  }
  /// Draws along the path with the current color, one point wide.
  public func stroke() { stroke(with: .normal, alpha: 1) }
  /// Draws along the path with the current color, one point wide.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(1)
      context.stroke(cgPath.path)
    }
  }
  /// Limits later drawing to the inside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ work: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    work(context)
    context.restoreGState()
  }
}

/// Fills a rectangle with the current color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current color.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  UIRectFillUsingBlendMode(rect, blendMode, in: context)
}

func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode, in context: CGContext) {
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws along the inside of a rectangle with the current color.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Limits later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
