import CairnCore
import CairnParts
import CairnValues
import Foundation
import FoundationNetworking
import Observation

/// A page in a frame of the user's browser. What the user opens in the frame is not known here.
@Observable
final class FrameEngine: PageEngine {
  struct Shown: Encodable, Equatable {
    var address: String?
    var html: String?
    /// Differs after each load, so that the same page is loaded again.
    var loads = 0
    var allowsScripts = true
  }

  private(set) var shown = Shown()
  @ObservationIgnored private weak var listener: (any PageListener)?
  @ObservationIgnored private var url: URL?

  init(_ listener: any PageListener) { self.listener = listener }

  func load(_ request: URLRequest) {
    guard let url = request.url, ["http", "https"].contains(url.scheme?.lowercased()) else {
      listener?.failed(WebPage.NavigationError.invalidURL)
      return
    }
    show(url) {
      $0.address = url.absoluteString
      $0.html = nil
    }
  }

  func load(html: String, base: URL) {
    show(base) {
      $0.address = nil
      $0.html = html
    }
  }

  func reload(all: Bool) { if let url { show(url) { _ in } } }

  func stop() {}

  func adopt(_ settings: PageSettings) { shown.allowsScripts = settings.allowsScripts }

  private func show(_ url: URL, _ change: (inout Shown) -> Void) {
    self.url = url
    change(&shown)
    shown.loads &+= 1
    listener?.changed(PageState(url: url, isLoading: true))
    listener?.happened(.startedProvisionalNavigation)
  }

  func loaded(_ number: Int) {
    guard number == shown.loads else { return }
    listener?.happened(.committed)
    listener?.changed(PageState(url: url, progress: 1))
    listener?.happened(.finished)
  }
}

/// The frame. It is inside another one, of the app's server, whose policy allows this page and no other.
struct FrameView: HTMLRepresentable {
  let engine: FrameEngine

  static var html: HTMLPart {
    HTMLPart(
      "", style: ":host{display:block}iframe{display:block;width:100%;height:100%;border:0;background:#fff}",
      script: """
        export default (root, app) => {
          let frame, loads;
          app.onvalue = page => {
            if (page.loads === loads) return;
            loads = page.loads;
            frame?.remove();
            frame = document.createElement('iframe');
            const own = loads, text = page.html, address = page.address;
            if (!address && text === undefined) return;
            frame.referrerPolicy = 'no-referrer';
            frame.title = address || '';
            frame.src = '/cairn/frame?scripts=' + +page.allowsScripts + (address ? '&address=' + encodeURIComponent(address) : '');
            frame.onload = () => {
              if (!address) frame.contentWindow.postMessage(text, '*');
              app.send(own);
            };
            root.append(frame);
          };
        }
        """)
  }

  var htmlValue: FrameEngine.Shown { engine.shown }
  func receive(_ message: Int) { engine.loaded(message) }
}
