import Foundation

struct SceneSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { .zero }
}
