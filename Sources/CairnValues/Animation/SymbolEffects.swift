/// An animation of a symbol.
///
///     Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that stays active until it is turned off.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when something changes.
public protocol DiscreteSymbolEffect {}

/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// An effect for the insertion and removal of a symbol.
public protocol TransitionSymbolEffect {}

/// An effect that code asks for with variants, such as `.bounce.up.byLayer`.
private protocol SymbolEffectWithVariants: SymbolEffect {
  var variants: Set<String> { get set }
}

extension SymbolEffectWithVariants {
  fileprivate func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

/// The symbol bounces.
public struct BounceSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Upwards.
  public var up: BounceSymbolEffect { with("up") }
  /// Downwards.
  public var down: BounceSymbolEffect { with("down") }
  /// One layer after another.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades out and in.
public struct PulseSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// One layer after another.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The parts of the symbol light up one after another.
public struct VariableColorSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// Each part stays lit.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// Lights up the parts forwards, then backwards.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// Starts over each time.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// Dims the layers that are not lit.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// Hides the layers that are not lit.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of the symbol light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is scaled up or down.
public struct ScaleSymbolEffect: SymbolEffectWithVariants, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Upwards.
  public var up: ScaleSymbolEffect { with("up") }
  /// Downwards.
  public var down: ScaleSymbolEffect { with("down") }
  /// One layer after another.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is scaled up or down.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol appears.
public struct AppearSymbolEffect: SymbolEffectWithVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Upwards.
  public var up: AppearSymbolEffect { with("up") }
  /// Downwards.
  public var down: AppearSymbolEffect { with("down") }
  /// One layer after another.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol disappears.
public struct DisappearSymbolEffect: SymbolEffectWithVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Upwards.
  public var up: DisappearSymbolEffect { with("up") }
  /// Downwards.
  public var down: DisappearSymbolEffect { with("down") }
  /// One layer after another.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffectWithVariants, ContentTransitionSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Down and up again.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// Up and out.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// Off, then up.
  public var offUp: ReplaceSymbolEffect { with("offUp") }

  /// Keeps the parts that both symbols share, or uses the fallback if there are none.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback.with("magic") }

  /// One layer after another.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol replaces another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The default effect in the context.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect in the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol wiggles.
public struct WiggleSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Upwards.
  public var up: WiggleSymbolEffect { with("up") }
  /// Downwards.
  public var down: WiggleSymbolEffect { with("down") }
  /// To the left.
  public var left: WiggleSymbolEffect { with("left") }
  /// To the right.
  public var right: WiggleSymbolEffect { with("right") }
  /// Forwards in the direction of reading.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// Backwards in the direction of reading.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// Clockwise.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }

  /// At a custom angle.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("custom \(angle.degrees)") }
  /// One layer after another.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol rotates.
public struct RotateSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// One layer after another.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffectWithVariants, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// In size alone.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// In size and opacity.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// One layer after another.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol is drawn line by line.
public struct DrawOnSymbolEffect: SymbolEffectWithVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// One layer after another.
  public var byLayer: DrawOnSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: DrawOnSymbolEffect { with("wholeSymbol") }
  /// One part of a layer after another.
  public var individually: DrawOnSymbolEffect { with("individually") }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is drawn line by line.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The lines of the symbol go one by one.
public struct DrawOffSymbolEffect: SymbolEffectWithVariants, IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate var variants: Set<String> = []

  fileprivate init() {}

  /// One layer after another.
  public var byLayer: DrawOffSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: DrawOffSymbolEffect { with("wholeSymbol") }
  /// One part of a layer after another.
  public var individually: DrawOffSymbolEffect { with("individually") }
  /// From the end of each line.
  public var reversed: DrawOffSymbolEffect { with("reversed") }
  /// From the start of each line.
  public var nonReversed: DrawOffSymbolEffect { with("nonReversed") }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The lines of the symbol go one by one.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
