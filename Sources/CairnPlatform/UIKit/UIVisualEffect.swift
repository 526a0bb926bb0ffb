/// UIKit's name for any visual effect. The only effect here is the blur.
///
/// ```swift
/// var effect: UIVisualEffect?
/// ```
public typealias UIVisualEffect = UIBlurEffect
