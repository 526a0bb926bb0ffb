import CairnCore
import CairnHosting
import CairnMessages
import CairnTesting
import CairnValues
import CairnWeb
import Foundation

/// Takes snapshots that are the same each time: with a clock that stands still, in one language and one time zone.
@MainActor
struct SnapshotCamera {
  let colorScheme: ColorScheme
  /// The size of a device, or `nil` for the usual one of each format.
  let device: CGSize?

  func take(_ subject: SnapshotSubject, as format: PreviewRequest.Format) async throws(NoPicture) -> Data {
    let host = await host(for: subject, as: format)
    switch format {
    case .text: return Data((text(of: host) + "\n").utf8)
    case .html: return Data(try html(of: host).utf8)
    case .png:
      do { return try host.screenshot(colorScheme: colorScheme) } catch { throw NoPicture(reason: "\(error.reason)") }
    }
  }

  // MARK: Hosts

  private func host(for subject: SnapshotSubject, as format: PreviewRequest.Format) async -> TestHost {
    var size = await size(of: subject, as: format)
    if format == .png, !subject.isDevice { size = Self.window(around: size) }
    let host = TestHost(of: subject.make, on: { makeHost(of: size, format) })
    if let url = subject.url { host.open(url) }
    await settle(host)
    return host
  }

  /// The size of a window with room for a view below its header bar. Its fonts are wider than those that were measured with,
  /// and GTK has no smaller windows.
  private static func window(around size: CGSize) -> CGSize {
    CGSize(width: max(size.width * 1.2 + 32, 360), height: max(size.height * 1.2 + 32 + 48, 200))
  }

  private func size(of subject: SnapshotSubject, as format: PreviewRequest.Format) async -> CGSize {
    let device =
      device ?? (format == .text ? CGSize(width: 80 * 8, height: 24 * 16) : CGSize(width: 390, height: 844))
    switch subject.size {
    case .fixed(let size): return size
    case .device(let isLandscape):
      return isLandscape == (device.width > device.height) || format == .text
        ? device : CGSize(width: device.height, height: device.width)
    case .fitting(let make):
      let probe = SizeProbe()
      let ruler = TestHost(of: { probe.app(measuring: make()) }, on: { makeHost(of: device, format) })
      await settle(ruler)
      return probe.size(within: device)
    }
  }

  /// Lets the app come to rest, and preview modifiers finish their contexts.
  private func settle(_ host: TestHost) async {
    await host.settle()
    var patience = 60
    while PreviewContexts.isWaiting, patience > 0 {
      await host.advance(by: .seconds(1))
      patience -= 1
    }
  }

  private func makeHost(of size: CGSize, _ format: PreviewRequest.Format) -> HeadlessHost {
    let host: HeadlessHost
    switch format {
    case .text:
      let lines = max(1, Int((size.height / 16).rounded(.up)))
      host = HeadlessHost(
        columns: max(1, Int((size.width / 8).rounded(.up))), lines: lines + (hasFooter(lines) ? 1 : 0),
        environment: ["CAIRN_CELL": "8x16"])
    case .html: host = HeadlessHost(size: size, metrics: WebMetrics())
    case .png: host = HeadlessHost(size: size)
    }
    host.surroundings.locale = Locale(identifier: "en_US")
    host.surroundings.timeZone = .gmt
    host.surroundings.layoutDirection = .leftToRight
    host.surroundings.colorScheme = colorScheme
    host.surroundings.accessibility.reducesMotion = true
    return host
  }

  // MARK: Formats

  /// Whether a terminal shows its keys below a preview of so many lines.
  private func hasFooter(_ lines: Int) -> Bool { lines >= 7 }

  /// The cells of the terminal, without its keys and empty lines at the end.
  private func text(of host: TestHost) -> String {
    var lines = (host.screen ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    if hasFooter(lines.count - 1) { lines.removeLast() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private func html(of host: TestHost) throws(NoPicture) -> String {
    guard let root = host.root else { throw NoPicture(reason: "The app has no window.") }
    return StillPage.html(
      of: root, title: host.title ?? "Preview", language: "en", direction: .leftToRight, colorScheme: colorScheme)
  }
}
