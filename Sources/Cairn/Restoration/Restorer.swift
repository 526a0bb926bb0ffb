import CairnCore

/// Restores one part of a scene when its view appears, and saves each change of it.
@MainActor
final class Restorer<Value> {
  private let part: String
  private let archive: SceneArchive
  private let coder: PartCoder<Value>
  private var held = HeldElements()
  private var hasSettled = false

  init(_ part: String, in archive: SceneArchive, coder: PartCoder<Value>, write: (Value) -> Void) {
    self.part = part
    self.archive = archive
    self.coder = coder
    if let saved = archive.saved(part) { restore(saved.elements, version: saved.version, write) }
    archive.scene.whenSettled { [weak self] in self?.hasSettled = true }
  }

  private func restore(_ elements: [NavigationArchive.Element], version: Int, _ write: (Value) -> Void) {
    let reading = coder.reading(elements, from: version, to: archive.version, by: archive.rules)
    reportUnreadable(reading)
    archive.tell(
      RestorationReport(
        part: part, outcome: .restored, restored: reading.shown.map { $0.element.name }, unreadable: reading.unreadable)
    )
    guard let value = coder.value(reading.shown) else { return }
    if !reading.shown.isEmpty { archive.willShow() }
    held = HeldElements(reading.held, among: coder.elements(value).saved)
    write(value)
  }

  /// Saves a change, once the archive is written.
  func changed(to value: Value) {
    let (saved, isWhole) = coder.elements(value)
    if !isWhole {
      archive.scene.report(
        .note, "restoration.not-codable",
        "“\(part)” holds a page that cannot be saved, because its type is not Codable or is local, or because there "
          + "are more pages than the limit. Only the pages below it are restored.")
    }
    // Before the first frame only the stack itself takes pages away: those it has no destination for.
    if !hasSettled { held.holdTop(above: saved) }
    archive.save(held.merged(into: saved), of: part)
  }

  private func reportUnreadable(_ reading: PartReading) {
    guard let first = reading.unreadable.first else { return }
    let count = reading.unreadable.count
    archive.scene.report(
      .warning, "restoration.unreadable",
      "\(count == 1 ? "1 page" : "\(count) pages") of “\(part)” cannot be read. The lowest is “\(first.element.name)” at "
        + "index \(first.position). \(first.reason)")
  }
}
