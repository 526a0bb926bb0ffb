import CairnFoundation
import CairnMessages
import CairnWire
import Foundation

/// The page that a browser shows when it cannot reach the server, and the worker that shows it.
enum OfflinePage {
  static let path = "/cairn/worker.js"

  /// What the page says, in the order of the table of each language.
  static let words = [
    "Offline", "You are offline", "This page opens again as soon as the server can be reached.", "Try again",
  ]

  private static let style =
    ":root{color-scheme:light dark}body{font:1rem/1.375 system-ui,sans-serif;display:grid;place-content:center;"
    + "min-height:90vh;margin:16px;gap:8px;text-align:center}h1{font-size:1.5rem;font-weight:600;margin:0}p{margin:0}"

  private static let again =
    "addEventListener('online',()=>location.reload());setInterval(()=>fetch('/health').then("
    + "answer=>answer.ok&&location.reload(),()=>0),5000)"

  /// The texts by their languages. The browser knows which one its user reads, and asks the server for none while offline.
  private static var texts: String {
    let languages = ["en"] + OwnWords.languages
    let lists = languages.map { language in
      let own = OwnWords(for: Locale(identifier: language))
      return "\(language):[\(words.map { JSON.quoted(own($0)) }.joined(separator: ","))]"
    }
    return "{\(lists.joined(separator: ","))}"
  }

  private static let page = """
    const texts=\(texts);const page=()=>{const known=navigator.languages.map(tag=>tag.split('-')[0]).find(one=>texts[one])||'en';\
    const[title,heading,words,link]=texts[known];\
    return`<!doctype html><html lang="${known}" dir="${known==='ar'?'rtl':'ltr'}"><meta charset="utf-8"><title>${title}</title>\
    <meta name="viewport" content="width=device-width,initial-scale=1"><style>\(style)</style>\
    <h1>${heading}</h1><p>${words}</p><p><a href="">${link}</a></p><script>\(again)<\\/script>`};
    """

  /// Only loading a whole page goes through the worker.
  private static var worker: String {
    page + "addEventListener('fetch',event=>{const{request}=event;if(request.mode==='navigate'&&request.method==='GET')"
      + "event.respondWith(fetch(request).catch(()=>new Response(page(),"
      + "{status:503,headers:{'content-type':'text/html; charset=utf-8'}})))})\n"
  }

  static let answer = HTTPResponse(
    type: "text/javascript; charset=utf-8", text: worker,
    headers: ["cache-control": "no-cache", "service-worker-allowed": "/"])
}
