import CairnCore
import CairnKits
import CairnParts
import CairnValues
import Foundation
import FoundationNetworking
import Observation

/// The title and the text of a page, for terminals.
@Observable
final class TextEngine: PageEngine {
  private(set) var text: AttributedString?
  private(set) var problem: String?
  @ObservationIgnored private weak var listener: (any PageListener)?
  @ObservationIgnored private var loading: Task<Void, Never>?
  @ObservationIgnored private var request: URLRequest?

  /// Longer pages are cut.
  private static let mostBytes = 4 << 20

  init(_ listener: any PageListener) { self.listener = listener }

  func load(_ request: URLRequest) {
    self.request = request
    loading?.cancel()
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else {
      return fail(WebPage.NavigationError.invalidURL)
    }
    begin(url)
    loading = Task {
      do {
        let (data, response) = try await URLSession.shared.data(for: request)
        if Task.isCancelled { return }
        show(data, from: response.url ?? url)
      } catch {
        if Task.isCancelled { return }
        fail(WebPage.NavigationError.failedProvisionalNavigation(error))
      }
      loading = nil
    }
  }

  func load(html: String, base: URL) {
    loading?.cancel()
    request = nil
    begin(base)
    show(Data(html.utf8), from: base)
  }

  func reload(all: Bool) { if let request { load(request) } }

  func stop() {
    guard let loading else { return }
    loading.cancel()
    self.loading = nil
    listener?.changed(PageState(url: request?.url))
  }

  private func begin(_ url: URL) {
    problem = nil
    listener?.changed(PageState(url: url, isLoading: true))
    listener?.happened(.startedProvisionalNavigation)
  }

  private func fail(_ error: any Error) {
    problem = error.localizedDescription
    listener?.failed(error)
  }

  private func show(_ data: Data, from url: URL) {
    let data = data.prefix(Self.mostBytes)
    let html = String(decoding: data, as: UTF8.self)
    let read = try? NSAttributedString(
      data: Data(data), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    text = read.map { AttributedString($0) }
    listener?.happened(.committed)
    listener?.changed(PageState(url: url, title: Self.title(of: html), progress: 1))
    listener?.happened(.finished)
  }

  static func title(of html: String) -> String {
    guard let match = html.prefix(65_536).firstMatch(of: /(?i)<title[^>]*>([^<]*)<\/title/) else { return "" }
    let read = try? NSAttributedString(
      data: Data(match.1.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    return (read?.string ?? String(match.1)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A page as text, with a link to the page itself.
struct TextPageView: View {
  let page: WebPage
  let engine: TextEngine

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        if !page.title.isEmpty { Text(verbatim: page.title).font(.headline) }
        if page.isLoading {
          ProgressView()
        } else if let problem = engine.problem {
          Text(verbatim: problem).foregroundStyle(.red)
        } else if let text = engine.text {
          Text(text)
        }
        if let url = page.url, ["http", "https"].contains(url.scheme?.lowercased()) {
          Link("Open in browser", destination: url)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
