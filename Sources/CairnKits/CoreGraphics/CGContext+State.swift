import CairnFoundation
import CairnPictures
import CairnValues
import Foundation

extension CGContext {
  /// Keeps colors, lines, the transform and the clip until `restoreGState`.
  public func saveGState() { if saved.count < 10_000 { saved.append(state) } }
  /// Restores the state that was saved last. Without one, it changes nothing.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: Transforms

  /// From the app's coordinates to pixels, of which the first is at the bottom.
  public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }
  /// The same as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Applies a transform to later drawing.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  /// Moves later drawing.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales later drawing.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Colors

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = RasterColor(color) }
  /// Sets the color of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = RasterColor(color) }
  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  /// Sets the opacity of later drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Float(min(max(alpha.isFinite ? alpha : 1, 0), 1)) }
  /// Sets how drawing is put over earlier pixels.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.raster }
  /// Sets a shadow. Has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets a shadow. Has no effect.
  public func setShadow(offset: CGSize, blur: CGFloat) {}

  // MARK: Lines

  /// Sets the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets how the corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets the maximum extent of pointed corners.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// Sets whether pixels at an edge are covered in part.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isSmooth = shouldAntialias }
  /// Sets whether pixels at an edge are covered in part.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.isSmooth = allowsAntialiasing }
  /// How smooth images are when their size changes.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  // MARK: Clips

  /// Limits later drawing to the inside of the current path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clip = state.clip.intersected(with: mask(current, isEvenOdd: rule == .evenOdd))
    current = Path()
  }
  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clip = state.clip.intersected(with: mask(Path(rect.standardized).applying(state.transform)))
  }
  /// Limits later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects.map(\.standardized))
    state.clip = state.clip.intersected(with: mask(path.applying(state.transform)))
  }
  /// The smallest rectangle around the clip.
  public var boundingBoxOfClipPath: CGRect {
    let clip = state.clip
    return CGRect(
      x: clip.columns.lowerBound, y: clip.rows.lowerBound, width: clip.columns.count, height: clip.rows.count
    ).applying(state.transform.inverted())
  }
}
