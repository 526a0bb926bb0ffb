import CairnCore
import Foundation

/// The saved state of a scene, or of a part of it: read once, and written after changes.
///
/// While a restored state is shown for the first time, a marker is on disk. If the marker is there at the next launch, the
/// state has ended the app, and is not restored again.
@MainActor
final class SceneArchive {
  let name: String
  let version: Int
  let rules: RuleSet
  let scene: SceneValues
  private var archive: NavigationArchive
  private var isChanged = false

  private var key: String { "cairn.navigation.\(name)" }
  private var markerKey: String { "\(key).restoring" }
  private var asideKey: String { "\(key).aside" }

  init(_ name: String, version: Int, rules: RuleSet, in scene: SceneValues) {
    self.name = name
    self.version = version
    self.rules = rules
    self.scene = scene
    archive = NavigationArchive(version: version)
    read()
  }

  private func read() {
    guard let text = scene[key] else { return }
    if scene[markerKey] != nil { return ignoreCrashed(text) }
    do throws(NavigationArchive.Problem) {
      archive = try NavigationArchive(text: text, within: rules)
    } catch {
      ignore(text, because: error)
    }
  }

  // MARK: Parts

  /// The saved elements of a part, and the version that wrote those that name no other.
  func saved(_ part: String) -> (elements: [NavigationArchive.Element], version: Int)? {
    archive.parts[part].map { ($0, archive.version) }
  }

  func save(_ elements: [NavigationArchive.Element], of part: String) {
    isChanged = true
    archive.parts[part] = elements
    becomeCurrent(except: part)
  }

  func forget(where isForgotten: (String) -> Bool) {
    let count = archive.parts.count
    archive.parts = archive.parts.filter { !isForgotten($0.key) }
    if archive.parts.count != count { isChanged = true }
  }

  /// Writes the changes, if there are any.
  func write() {
    guard isChanged else { return }
    isChanged = false
    archive.date = Date()
    scene[key] = String(decoding: archive.json, as: UTF8.self)
  }

  /// Notes which version wrote the parts that are not shown yet, because an archive has one version.
  private func becomeCurrent(except part: String) {
    guard archive.version != version else { return }
    for other in archive.parts.keys where other != part {
      archive.parts[other] = archive.parts[other]?.map { element in
        var element = element
        element.version = element.version ?? archive.version
        return element
      }
    }
    archive.version = version
  }

  // MARK: Bad states

  /// Called before something that is restored is shown for the first time.
  func willShow() {
    guard scene[markerKey] == nil else { return }
    scene[markerKey] = "1"
    scene.flush()
    scene.whenSettled { [scene, markerKey] in scene[markerKey] = nil }
  }

  private func ignoreCrashed(_ text: String) {
    scene[markerKey] = nil
    setAside(text)
    scene.report(
      .warning, "restoration.crashed",
      "The app ended while it was restoring “\(name)”, so it starts without. The saved state is kept in the scene's "
        + "storage as “\(asideKey)”.")
    tell(.hadCrashed)
  }

  private func ignore(_ text: String, because problem: NavigationArchive.Problem) {
    switch problem {
    case .tooOld: scene[key] = nil
    case .tooLarge(let bytes):
      scene[key] = nil
      scene.report(
        .warning, "restoration.too-large",
        "“\(name)” is not restored, because its saved state has \(bytes) bytes, and the limit is \(rules.mostBytes). Raise "
          + "the limit with the rule .limits(bytes:).")
    case .damaged(let reason):
      setAside(text)
      scene.report(
        .warning, "restoration.damaged",
        "“\(name)” is not restored, because its saved state cannot be read: \(reason) It is kept in the scene's storage "
          + "as “\(asideKey)”.")
    }
    tell(.ignored(problem))
  }

  private func setAside(_ text: String) {
    scene[asideKey] = text
    scene[key] = nil
    scene.flush()
  }

  private func tell(_ outcome: RestorationReport.Outcome) {
    tell(RestorationReport(part: name, outcome: outcome, restored: [], unreadable: []))
  }

  func tell(_ report: @autoclosure () -> RestorationReport) {
    if rules.reports.isEmpty { return }
    let report = report()
    for action in rules.reports { action(report) }
  }
}
