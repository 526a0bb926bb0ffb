import CairnValues

extension TransitionLook {
  /// The transition's insertion.
  package var coming: TransitionLook {
    switch self {
    case .asymmetric(let coming, _): coming.coming
    case .combined(let looks): .combined(looks.map(\.coming))
    default: self
    }
  }

  /// The transition's removal.
  package var going: TransitionLook {
    switch self {
    case .asymmetric(_, let going): going.going
    case .combined(let looks): .combined(looks.map(\.going))
    // A slide enters from one side and leaves to the other.
    case .slide: .move(.trailing)
    case .push(let edge): .combined([.move(edge.opposite), .opacity])
    default: self
    }
  }

  /// The transition's own animation.
  package var animation: Animation? {
    switch self {
    case .animated(_, let animation): animation
    case .combined(let looks): looks.lazy.compactMap(\.animation).first
    default: nil
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
