/// A way in which a symbol moves.
///
///     Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that lasts as long as it is wanted.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when something changes.
public protocol DiscreteSymbolEffect {}

/// An effect by which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// The symbol jumps.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
  /// The symbol jumps.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

  /// One part at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// Each part stays lit.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// From the start each time.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// What is not lit is dim.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// What is not lit is hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of the symbol light up one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
  /// The symbol is larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
  /// The symbol comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
  /// The symbol goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

  /// Down and up again.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// Up and out.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// Off, then up.
  public var offUp: ReplaceSymbolEffect { with("offUp") }

  /// Parts that both symbols have stay; where there are none, in another way.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback.with("magic") }

  /// One layer after another.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol gives way to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect that fits the place.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that fits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// The symbol shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
  /// As the hands of a clock.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }

  /// In a direction of its own.
  public func custom(angle: Angle) -> WiggleSymbolEffect { with("custom \(angle.degrees)") }
  /// One layer after another.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

  /// As the hands of a clock.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// Against the hands of a clock.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// One layer after another.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol grows and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var variants: Set<String> = []

  fileprivate init() {}

  private func with(_ variant: String) -> Self {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }

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
