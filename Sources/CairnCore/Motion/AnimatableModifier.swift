import CairnValues

/// A modifier with animatable data.
///
/// ```swift
/// struct Lift: ViewModifier, Animatable {
///   var animatableData: Double
///   func body(content: Content) -> some View { content.shadow(radius: animatableData) }
/// }
/// ```
public protocol AnimatableModifier: Animatable, ViewModifier {}
