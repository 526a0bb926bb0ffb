import CairnFoundation
import Foundation
import Testing

@Suite("What else Foundation lacks")
struct SystemTests {
  private final class Received: @unchecked Sendable {
    var texts: [String] = []
  }

  @Test func olderNamesOfOptionsMeanTheSame() {
    #expect(Data.WritingOptions.atomicWrite == .atomic)
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe && Data.ReadingOptions.dataReadingMapped == .mappedIfSafe)
    #expect(Data.ReadingOptions.uncachedRead == .uncached)
  }

  @Test func anErrorCanSayNothing() {
    let error: any Error = NSError()
    #expect((error as NSError).domain.isEmpty && (error as NSError).code == 0)
    #expect(NSError(domain: "files", code: 2).code == 2)
  }

  @Test func providersHandTextsAndLinksOn() {
    let received = Received()
    let provider = NSItemProvider(object: NSString(string: "Hello 👋🏽"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    provider.loadObject(ofClass: String.self) { text, error in received.texts.append(text ?? "\(error as Any)") }
    NSItemProvider(object: NSURL(string: "https://example.org")!).loadObject(ofClass: URL.self) { url, _ in
      received.texts.append(url?.absoluteString ?? "none")
    }
    provider.loadObject(ofClass: URL.self) { _, error in received.texts.append(error == nil ? "none" : "error") }
    #expect(received.texts == ["Hello 👋🏽", "https://example.org", "error"])
  }

  @Test func formsAreMadeWhenTheyAreWanted() {
    let received = Received()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
      received.texts.append("made")
      done(Data([1, 2]), nil)
      return nil
    }
    #expect(received.texts.isEmpty)
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in
      received.texts.append("\(data?.count ?? 0)")
    }
    #expect(received.texts == ["made", "2"])
    #expect(NSItemProvider(contentsOf: URL(filePath: "/no/such/file")) == nil)
  }

  private struct Payload: Codable, Equatable {
    var id: Int
  }

  @Test func activitiesCarryWhatIsNeededToGoOn() throws {
    let activity = NSUserActivity(activityType: "recipes.show")
    activity.userInfo = ["id": 1]
    activity.addUserInfoEntries(from: ["id": 2, "page": 3])
    #expect(activity.userInfo?["id"] as? Int == 2)
    #expect(throws: CocoaError.self) { try activity.typedPayload(Payload.self) }
    try activity.setTypedPayload(Payload(id: 7))
    #expect(try activity.typedPayload(Payload.self) == Payload(id: 7))
  }

  @Test func foldersAreWhereTheSystemHasThem() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: URL.cachesDirectory.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
    #expect(URL.applicationSupportDirectory.isFileURL)
  }

  @Test func notificationsComeOneAfterTheOther() async {
    let center = NotificationCenter()
    let name = Notification.Name("note")
    var waiting = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["n": 2])
    #expect(await waiting.next()?.userInfo?["n"] as? Int == 1)
    #expect(await waiting.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test func aPoolRunsItsWork() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    #expect(CFAbsoluteTimeGetCurrent() > 700_000_000)
  }

  @Test func whatADecoderThrowsCanBeCaughtAsAnObject() throws {
    func caught(_ work: () throws -> Void) -> NSError? {
      do {
        try work()
        return nil
      } catch let error as NSError {
        return error
      }
    }
    let damaged = caught { _ = try JSONDecoder().decode([Int].self, from: Data("[1, {".utf8)) }
    #expect(damaged?.domain == NSCocoaErrorDomain)
    #expect(damaged?.code == CocoaError.coderReadCorrupt.rawValue)
    let missing = caught { _ = try JSONDecoder().decode(Payload.self, from: Data("{}".utf8)) }
    #expect(missing?.code == CocoaError.coderValueNotFound.rawValue)
    let unwritable = caught { _ = try JSONEncoder().encode([Double.nan]) }
    #expect(unwritable?.domain == NSCocoaErrorDomain)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Payload.self, from: Data("{}".utf8)) }
  }

  @Test func resourcesWithAnEndingAreURLs() {
    let found = Bundle.main.urls(forResourcesWithExtension: "no-such-ending", subdirectory: nil) ?? []
    #expect(found.map { $0.lastPathComponent.uppercased() }.isEmpty)
  }

  @Test func geometryFitsIntoAnObject() {
    let information: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
    #expect((information["frame"] as? NSValue)?.cgRectValue.height == 4)
    #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue.y == 6)
    #expect(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue.width == 7)
  }
}

@Suite("Numbers of clocks")
struct ClockNumberTests {
  @Test func asApplesHeadersHaveThem() {
    #expect(2 * NSEC_PER_SEC == 2_000_000_000)
    #expect(NSEC_PER_SEC / NSEC_PER_MSEC == 1000)
    #expect(NSEC_PER_MSEC / NSEC_PER_USEC == 1000)
    #expect(USEC_PER_SEC == 1_000_000)
    let start = mach_absolute_time()
    #expect(mach_absolute_time() >= start)
  }
}

@Suite("Folders several apps share")
struct SharedFolderTests {
  @Test func areMadeWhenSomebodyAsks() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example.\(UUID())"))
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Milk".utf8).write(to: folder.appending(path: "list"))
    #expect(try String(contentsOf: folder.appending(path: "list"), encoding: .utf8) == "Milk")
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func anActivityIsHandedOn() throws {
    let activity = NSUserActivity(activityType: "org.example.edit")
    activity.title = "Edit"
    activity.userInfo = ["id": 7, "view": NSObject()]
    activity.webpageURL = URL(string: "https://example.org/7")
    let provider = NSItemProvider(object: activity)
    let types = NSUserActivity.writableTypeIdentifiersForItemProvider
    #expect(types.allSatisfy { provider.hasItemConformingToTypeIdentifier($0) })
    final class Received: @unchecked Sendable { var activity: NSUserActivity? }
    let received = Received()
    _ = activity.loadData(withTypeIdentifier: types[0]) { data, _ in
      received.activity = data.flatMap {
        try? NSUserActivity.object(withItemProviderData: $0, typeIdentifier: types[0])
      }
    }
    let copy = try #require(received.activity)
    #expect(copy.activityType == "org.example.edit" && copy.title == "Edit")
    #expect(copy.userInfo?["id"] as? Int == 7)
    #expect(copy.userInfo?["view"] == nil)
    #expect(copy.webpageURL == activity.webpageURL)
    #expect(throws: (any Error).self) {
      try NSUserActivity.object(withItemProviderData: Data("no".utf8), typeIdentifier: types[0])
    }
  }
}
