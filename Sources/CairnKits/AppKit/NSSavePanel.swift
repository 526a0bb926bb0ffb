import CairnCore
import CairnPlatform
import Foundation
import UniformTypeIdentifiers

/// AppKit's dialog for the place of a file. `begin` asks with the desktop's dialog, or with the browser's; hosts without one
/// report that, and cancel. Views with `fileExporter` have a dialog on every host.
///
/// ```swift
/// let panel = NSSavePanel()
/// panel.nameFieldStringValue = "Trips.csv"
/// panel.begin { if $0 == .OK, let url = panel.url { save(to: url) } }
/// ```
@preconcurrency @MainActor
open class NSSavePanel: NSObject {
  /// The title. Has no effect.
  open var title: String! = ""
  /// The text above the files. Has no effect.
  open var message: String! = ""
  /// The label of the button that confirms. Has no effect.
  open var prompt: String! = ""
  /// The label of the field for the name. Has no effect.
  open var nameFieldLabel: String! = ""
  /// The proposed name.
  open var nameFieldStringValue = "Untitled"
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// The types of the file.
  open var allowedContentTypes: [UTType] = []
  /// The types of the file, by the ends of their names.
  open var allowedFileTypes: [String]? {
    get { allowedContentTypes.compactMap(\.preferredFilenameExtension) }
    set { allowedContentTypes = newValue?.compactMap { UTType(filenameExtension: $0) ?? UTType($0) } ?? [] }
  }
  /// Whether files of other types can be saved. Has no effect.
  open var allowsOtherFileTypes = false
  /// Whether the user can make folders. Has no effect.
  open var canCreateDirectories = true
  /// Whether the end of the name is shown. Has no effect.
  open var isExtensionHidden = true
  /// Whether the user can change that. Has no effect.
  open var canSelectHiddenExtension = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether packages are shown as folders. Has no effect.
  open var treatsFilePackagesAsDirectories = false

  var chosen: [URL] = []
  /// The chosen file.
  open var url: URL? { chosen.first }

  /// Creates a dialog.
  public override init() { super.init() }

  var question: FileQuestion { .save(name: nameFieldStringValue, type: allowedContentTypes.first) }

  /// Asks the user, and then calls a closure.
  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    chosen = []
    guard let session = FrontSession.current, session.host.hasFileDialogs else {
      report("begin(completionHandler:)", instead: "This host has no file dialog, so nothing was chosen.")
      return handler(.cancel)
    }
    let request = FileRequest(question: question, directory: directoryURL, showsHidden: showsHiddenFiles)
    session.host.askForFiles(request) { urls in
      session.onHostTime {
        self.chosen = urls ?? []
        handler(self.chosen.isEmpty ? .cancel : .OK)
      }
    }
  }

  /// Asks the user, and returns the answer.
  public func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { answer in begin { answer.resume(returning: $0) } }
  }

  /// Asks the user, and then calls a closure.
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { begin(completionHandler: handler) }

  /// Returns `cancel` and reports it, because an app here cannot wait for its user inside a function.
  @discardableResult
  public func runModal() -> NSApplication.ModalResponse {
    report("runModal()", instead: "Nothing was chosen. Use begin(completionHandler:), fileImporter or fileExporter.")
    return .cancel
  }

  /// Closes the dialog. Has no effect.
  public func cancel(_ sender: Any?) {}

  private func report(_ function: String, instead outcome: String) {
    MissingFramework.reportCall("\(Self.self).\(function)", from: "AppKit", outcome: outcome)
  }
}

/// AppKit's dialog for files to open. `begin` asks with the desktop's dialog, or with the browser's; hosts without one report
/// that, and cancel. Views with `fileImporter` have a dialog on every host.
///
/// ```swift
/// let panel = NSOpenPanel()
/// panel.allowedContentTypes = [.image]
/// panel.begin { if $0 == .OK, let url = panel.url { open(url) } }
/// ```
open class NSOpenPanel: NSSavePanel {
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen. Files and folders cannot both be.
  open var canChooseDirectories = false
  /// Whether links are followed. Has no effect.
  open var resolvesAliases = true
  /// The chosen files.
  open var urls: [URL] { chosen }

  override var question: FileQuestion {
    if canChooseDirectories, !canChooseFiles { return allowsMultipleSelection ? .open([.folder], many: true) : .folder }
    return .open(allowedContentTypes.isEmpty ? [.item] : allowedContentTypes, many: allowsMultipleSelection)
  }
}

extension NSApplication {
  /// How a dialog ended.
  ///
  /// ```swift
  /// if response == .OK { open(panel.urls) }
  /// ```
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The user has confirmed.
    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let stop = ModalResponse(-1_000)
    public static let abort = ModalResponse(-1_001)
    public static let `continue` = ModalResponse(-1_002)
    public static let alertFirstButtonReturn = ModalResponse(1_000)
    public static let alertSecondButtonReturn = ModalResponse(1_001)
    public static let alertThirdButtonReturn = ModalResponse(1_002)
  }
}
