import CairnScreen

extension PageMotion {
  /// The name for the script, which has its own default.
  var name: String? {
    switch self {
    case .automatic: nil
    case .slide: "slide"
    case .fade: "fade"
    case .scale: "scale"
    case .cover: "cover"
    case .none: "none"
    }
  }
}
