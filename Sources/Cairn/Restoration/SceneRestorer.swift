import CairnCore
import CairnNavigation
import SwiftUI

/// Restores and saves all parts of a scene, as their views come and go.
@MainActor
final class SceneRestorer: RestorationKeeper {
  private let archive: SceneArchive
  private var parts: [String: SavedPart] = [:]

  private struct SavedPart {
    let part: any RestorablePart
    /// Saves the part if it has changed.
    let save: () -> Void
  }

  private(set) var hasSettled = false

  init(_ archive: SceneArchive) {
    self.archive = archive
    archive.scene.whenSettled { [weak self] in self?.hasSettled = true }
  }

  func appeared(_ part: any RestorablePart, at place: String) {
    switch part.content {
    case nil: break
    case .path(let binding as Binding<NavigationPath>)?: keep(part, binding, at: place, .path(rules))
    case .path(let binding as any TypedPathBinding)?: binding.keep(part, at: place, in: self)
    case .value(let binding as any CodableBinding)?: binding.keep(part, at: place, in: self)
    case .path(let binding)?, .value(let binding)?:
      archive.scene.report(
        .note, "restoration.not-codable",
        "“\(place)” is not restored, because its values are not Codable: \(type(of: binding)).")
    }
  }

  fileprivate var rules: RuleSet { archive.rules }

  fileprivate func keep<Value: Equatable>(
    _ part: any RestorablePart, _ binding: Binding<Value>, at place: String, _ coder: PartCoder<Value>
  ) {
    let restorer = Restorer(place, in: archive, coder: coder) { binding.wrappedValue = $0 }
    var last = binding.wrappedValue
    parts[place] = SavedPart(part: part) { [weak part] in
      guard let now = part?.content?.value(as: Value.self), now != last else { return }
      last = now
      restorer.changed(to: now)
    }
  }

  func left(_ place: String) {
    parts[place] = nil
    archive.forget { $0 == place || $0.hasPrefix("\(place) > ") }
  }

  func keepPages(_ pages: [String], of stack: String) {
    let pages = Set(pages)
    let prefix = "\(stack) > "
    archive.forget { place in
      guard place.hasPrefix(prefix) else { return false }
      let page = place.dropFirst(prefix.count).prefix { $0 != ">" }.dropLast()
      return page.hasPrefix("page ") && page != "page 0" && !pages.contains(String(page))
    }
  }

  func turnEnded() {
    for part in parts.values { part.save() }
    archive.write()
  }
}

extension RestorableContent {
  /// The value in the binding.
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .path(let binding), .value(let binding): (binding as? Binding<Value>)?.wrappedValue
    }
  }
}

/// A binding to a path of one type.
@MainActor
private protocol TypedPathBinding {
  func keep(_ part: any RestorablePart, at place: String, in restorer: SceneRestorer)
}

extension Binding: TypedPathBinding
where Value: RangeReplaceableCollection & Equatable, Value.Element: Hashable & Codable {
  fileprivate func keep(_ part: any RestorablePart, at place: String, in restorer: SceneRestorer) {
    restorer.keep(part, self, at: place, .typedPath(restorer.rules))
  }
}

/// A binding to a value that can be saved.
@MainActor
private protocol CodableBinding {
  func keep(_ part: any RestorablePart, at place: String, in restorer: SceneRestorer)
}

extension Binding: CodableBinding where Value: Codable & Equatable {
  fileprivate func keep(_ part: any RestorablePart, at place: String, in restorer: SceneRestorer) {
    restorer.keep(part, self, at: place, .single(restorer.rules))
  }
}
