import CairnValues

/// Makes a type animatable by interpolating its variables.
///
///     @Animatable
///     struct Wedge: Shape {
///       var start: Angle
///       @AnimatableIgnored var isFilled: Bool
///       …
///     }
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "CairnMacros", type: "AnimatableMacro")

/// Excludes a variable from what `@Animatable` interpolates.
///
///     @AnimatableIgnored var isFilled: Bool
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "CairnMacros", type: "AnimatableIgnoredMacro")
