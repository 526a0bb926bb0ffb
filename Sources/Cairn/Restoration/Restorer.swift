import CairnCore
import Foundation

/// Restores one part of a scene when its modifier appears, and saves each change of it.
///
/// While the restored state is shown for the first time, a marker is on disk. If the marker is there at the next launch,
/// the state has ended the app, and is not restored again.
@MainActor
final class Restorer<Value> {
  private let part: String
  private let version: Int
  private let rules: RuleSet
  private let coder: PartCoder<Value>
  private let scene: SceneValues
  private var held = HeldElements()
  private var hasSettled = false

  private var key: String { "cairn.navigation.\(part)" }
  private var markerKey: String { "\(key).restoring" }
  private var asideKey: String { "\(key).aside" }

  init(
    _ part: String, version: Int, rules: RuleSet, coder: PartCoder<Value>, in scene: SceneValues,
    write: (Value) -> Void
  ) {
    self.part = part
    self.version = version
    self.rules = rules
    self.coder = coder
    self.scene = scene
    restore(write)
    scene.whenSettled { [weak self, scene, markerKey] in
      self?.hasSettled = true
      if scene[markerKey] != nil { scene[markerKey] = nil }
    }
  }

  private func restore(_ write: (Value) -> Void) {
    guard let text = scene[key] else { return }
    if scene[markerKey] != nil { return ignoreCrashed(text) }
    do throws(NavigationArchive.Problem) {
      let archive = try NavigationArchive(text: text, within: rules)
      guard let elements = archive.parts[part] else { return }
      show(elements, of: archive, write)
    } catch {
      ignore(text, because: error)
    }
  }

  private func show(
    _ elements: [NavigationArchive.Element], of archive: NavigationArchive, _ write: (Value) -> Void
  ) {
    let reading = coder.reading(elements, from: archive.version, to: version, by: rules)
    reportUnreadable(reading)
    tell(.restored, reading)
    guard let value = coder.value(reading.shown) else { return }
    if !reading.shown.isEmpty {
      scene[markerKey] = "1"
      scene.flush()
    }
    held = HeldElements(reading.held, among: coder.elements(value).saved)
    write(value)
  }

  /// Saves a change.
  func changed(to value: Value) {
    let (saved, isWhole) = coder.elements(value)
    if !isWhole {
      scene.report(
        .note, "restoration.not-codable",
        "“\(part)” holds a page that cannot be saved, because its type is not Codable or is local, or because there "
          + "are more pages than the limit. Only the pages below it are restored.")
    }
    // Before the first frame only the stack itself takes pages away: those it has no destination for.
    if !hasSettled { held.holdTop(above: saved) }
    let archive = NavigationArchive(version: version, date: Date(), parts: [part: held.merged(into: saved)])
    scene[key] = String(decoding: archive.json, as: UTF8.self)
  }

  private func ignoreCrashed(_ text: String) {
    scene[markerKey] = nil
    setAside(text)
    scene.report(
      .warning, "restoration.crashed",
      "The app ended while it was restoring “\(part)”, so it starts without. The saved state is kept in the scene's "
        + "storage as “\(asideKey)”.")
    tell(.hadCrashed, nil)
  }

  private func ignore(_ text: String, because problem: NavigationArchive.Problem) {
    switch problem {
    case .tooOld: scene[key] = nil
    case .tooLarge(let bytes):
      scene[key] = nil
      scene.report(
        .warning, "restoration.too-large",
        "“\(part)” is not restored, because its saved state has \(bytes) bytes, and the limit is \(rules.mostBytes). Raise "
          + "the limit with the rule .limits(bytes:).")
    case .damaged(let reason):
      setAside(text)
      scene.report(
        .warning, "restoration.damaged",
        "“\(part)” is not restored, because its saved state cannot be read: \(reason) It is kept in the scene's storage "
          + "as “\(asideKey)”.")
    }
    tell(.ignored(problem), nil)
  }

  private func setAside(_ text: String) {
    scene[asideKey] = text
    scene[key] = nil
    scene.flush()
  }

  private func reportUnreadable(_ reading: PartReading) {
    guard let first = reading.unreadable.first else { return }
    let count = reading.unreadable.count
    scene.report(
      .warning, "restoration.unreadable",
      "\(count == 1 ? "1 page" : "\(count) pages") of “\(part)” cannot be read. The lowest is “\(first.element.name)” at "
        + "index \(first.position). \(first.reason)")
  }

  private func tell(_ outcome: RestorationReport.Outcome, _ reading: PartReading?) {
    guard !rules.reports.isEmpty else { return }
    let report = RestorationReport(
      part: part, outcome: outcome, restored: reading?.shown.map { $0.element.name } ?? [],
      unreadable: reading?.unreadable ?? [])
    for action in rules.reports { action(report) }
  }
}
