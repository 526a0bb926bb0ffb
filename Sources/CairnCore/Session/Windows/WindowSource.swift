import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// A scene that windows can be made from.
@MainActor
protocol WindowSource: Node {
  /// The scene's id, if the app gives it one.
  var sceneID: String? { get }
  /// The scene's name among those of the app: its id, or its position.
  var sceneName: String { get set }
  var title: String? { get }
  var kind: WindowKind { get }
  /// The window that has been open the longest.
  var firstWindow: SceneWindow? { get }
  func fill(_ window: SceneWindow)
  func empty(_ window: SceneWindow)
}

/// The kind of windows a scene has.
enum WindowKind {
  /// Any number of windows, optionally identified by values of a type.
  case group(values: (any WindowValues)?)
  /// At most one window.
  case single
  /// At most one window, never opened at launch.
  case settings
  /// At most one window, opened at launch only if there is no other scene to open.
  case menuBarExtra
}

extension WindowSource {
  var settings: WindowSettings { scope.box(WindowSettingsKey.self).value }

  var values: (any WindowValues)? {
    if case .group(let values) = kind { return values }
    return nil
  }

  var isSingle: Bool {
    if case .group = kind { return false }
    return true
  }

  var isMenuBarExtra: Bool {
    if case .menuBarExtra = kind { return true }
    return false
  }

  var opensAtLaunch: Bool {
    switch kind {
    case .settings, .menuBarExtra: return false
    case .group, .single: break
    }
    return settings.launchBehavior != .suppressed
  }
}

/// Encodes the values of window groups between launches.
protocol WindowValues {
  var type: Any.Type { get }
  /// The value of a window opened without one.
  var defaultValue: AnyHashable? { get }
  func encode(_ value: AnyHashable) -> String?
  func decode(_ text: String) -> AnyHashable?
}

struct CodableWindowValues<D: Codable & Hashable>: WindowValues {
  let makeDefault: (() -> D)?

  init(defaultValue: (() -> D)?) { makeDefault = defaultValue }

  var type: Any.Type { D.self }

  var defaultValue: AnyHashable? { makeDefault.map { AnyHashable($0()) } }

  func encode(_ value: AnyHashable) -> String? {
    guard let value = value.base as? D, let data = try? JSONEncoder().encode([value]) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  func decode(_ text: String) -> AnyHashable? {
    (try? JSONDecoder().decode([D].self, from: Data(text.utf8)))?.first.map { AnyHashable($0) }
  }
}
