import CoreGraphics

/// Drawing code in files that import only CoreGraphics.
enum DrawingCode {
  static func moved(_ point: CGPoint) -> CGPoint { point.applying(CGAffineTransform(translationX: 3, y: 4)) }

  static func inner(of size: CGSize) -> CGRect { CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5) }

  static func step(_ length: CGFloat) -> CGVector { CGVector(dx: length, dy: 0) }

  static let ink = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
}
