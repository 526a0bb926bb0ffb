import CairnValues

/// A modifier that says what of it can be animated.
///
/// ```swift
/// struct Lift: ViewModifier, Animatable {
///   var animatableData: Double
///   func body(content: Content) -> some View { content.shadow(radius: animatableData) }
/// }
/// ```
public protocol AnimatableModifier: Animatable, ViewModifier {}
