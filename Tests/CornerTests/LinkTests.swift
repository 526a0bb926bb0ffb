import CairnTesting
import Foundation
import LinkPresentation
import MessageUI
import SafariServices
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Links, mails and messages")
struct LinkTests {
  @Test func aPageInASheetIsALink() throws {
    let url = URL(string: "https://example.org/terms")!
    let controller = SFSafariViewController(url: url)
    controller.preferredControlTintColor = .red
    let page = try #require(controller.children.first as? any PageShowing)
    let host = TestHost { page.page }
    #expect(host.texts.first == "SFSafariViewController needs SafariServices")
    #expect(host.diagnostics.map(\.code) == ["framework.missing-view"])
    try host.tap("example.org")
    #expect(host.openedURLs == [url])
  }

  @Test(
    arguments: [
      ("<html><head><title>A &amp; B</title>", "A & B"), ("<TITLE lang=en>\n One\n  two </TITLE>", "One two"),
      ("<title>&#8364;&#x41;&nope;&</title>", "€A&nope;&"), ("<title>&#xFFFFFFFF;</title>", "&#xFFFFFFFF;"),
      ("<title></title>", nil), ("<title", nil), ("</title><title>", nil), ("", nil), ("<h1>No</h1>", nil),
    ]) func titlesAreRead(_ page: String, _ title: String?)
  {
    #expect(PageTitle.read(Data(page.utf8)) == title)
  }

  @Test func aTitleNeedNotBeUnicode() {
    #expect(PageTitle.read(Data("<title>Caf\u{E9}</title>".unicodeScalars.map { UInt8($0.value) })) == "Café")
  }

  @Test func whateverFollowsATitleDoesNotChangeIt() {
    let page = Data("<title>Café</title>".utf8)
    // Long pages are cut, at any byte of a character, and single bytes may be of another encoding.
    for shift in 0..<4 {
      let rest = String(repeating: " ", count: shift) + String(repeating: "🙂", count: 1 << 18)
      #expect(PageTitle.read(page + Data(rest.utf8)) == "Café")
    }
    #expect(PageTitle.read(page + Data([0xE9])) == "Café")
    #expect(PageTitle.read(Data([0xE9]) + page) == "Café")
  }

  @Test func onlyPagesOfTheWebAreAsked() async {
    let provider = LPMetadataProvider()
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await provider.startFetchingMetadata(for: URL(filePath: "/etc/hosts"))
    }
    provider.cancel()
    await #expect(throws: LPError(.metadataFetchCancelled)) {
      try await provider.startFetchingMetadata(for: URL(string: "https://example.org")!)
    }
  }

  @Test func metadataAreKept() {
    let metadata = LPLinkMetadata()
    metadata.title = "Cairns"
    #expect(LPLinkView(metadata: metadata).metadata.title == "Cairns")
    #expect(LPLinkView(url: URL(string: "https://example.org")!).metadata.url?.host() == "example.org")
  }

  @Test func nothingCanBeSent() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    let controller = MFMailComposeViewController()
    controller.setToRecipients(["me@example.org"])
    controller.setMessageBody("Hello", isHTML: false)
    #expect(controller.mailComposeDelegate == nil)
  }
}

/// What a controller of views of SwiftUI shows, of whatever type.
@MainActor private protocol PageShowing {
  var page: AnyView { get }
}

extension UIHostingController: PageShowing {
  fileprivate var page: AnyView { AnyView(rootView) }
}
