import CairnScreen
import CairnValues

/// The environment's settings for symbols.
nonisolated struct SymbolSurroundings: Equatable, Sendable {
  var scale = ImageContent.Scale.medium
  var variants = SymbolVariants.none
  var mode: SymbolRenderingMode?
}

struct SymbolSurroundingsKey: EnvironmentKey {
  static var defaultValue: SymbolSurroundings { SymbolSurroundings() }
}

extension EnvironmentValues {
  /// The size of symbols relative to the text around them.
  public var imageScale: Image.Scale {
    get {
      switch self[SymbolSurroundingsKey.self].scale {
      case .small: .small
      case .medium: .medium
      case .large, .emblem: .large
      }
    }
    set {
      switch newValue {
      case .small: self[SymbolSurroundingsKey.self].scale = .small
      case .medium: self[SymbolSurroundingsKey.self].scale = .medium
      case .large: self[SymbolSurroundingsKey.self].scale = .large
      }
    }
  }

  fileprivate var symbolScale: ImageContent.Scale {
    get { self[SymbolSurroundingsKey.self].scale }
    set { self[SymbolSurroundingsKey.self].scale = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolSurroundingsKey.self].variants }
    set { self[SymbolSurroundingsKey.self].variants = newValue }
  }

  /// How many colors or strengths symbols are drawn in.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolSurroundingsKey.self].mode }
    set { self[SymbolSurroundingsKey.self].mode = newValue }
  }
}

nonisolated extension View {
  /// Makes symbols in this view as large as the picture of an empty page.
  func symbolsAsEmblems() -> some View { environment(\.symbolScale, .emblem) }

  /// Sets the size of symbols in this view.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets the variant of symbols in this view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }

  /// Sets how many colors or strengths symbols in this view are drawn in.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
