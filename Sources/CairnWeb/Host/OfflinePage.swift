import CairnMessages
import CairnWire

/// The page that a browser shows when it cannot reach the server, and the worker that shows it.
enum OfflinePage {
  static let path = "/cairn/worker.js"

  private static let page =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Offline</title>"
    + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
    + "<style>:root{color-scheme:light dark}body{font:1rem/1.375 system-ui,sans-serif;display:grid;place-content:center;"
    + "min-height:90vh;margin:16px;gap:8px;text-align:center}h1{font-size:1.5rem;font-weight:600;margin:0}p{margin:0}</style>"
    + "<h1>You are offline</h1><p>This page opens again as soon as the server can be reached.</p>"
    + "<p><a href=\"\">Try again</a></p>"
    + "<script>addEventListener('online',()=>location.reload());setInterval(()=>fetch('/health').then("
    + "answer=>answer.ok&&location.reload(),()=>0),5000)</script>"

  /// Only loading a whole page goes through the worker.
  private static let worker =
    "addEventListener('fetch',event=>{const{request}=event;if(request.mode==='navigate'&&request.method==='GET')"
    + "event.respondWith(fetch(request).catch(()=>new Response(\(JSON.quoted(page)),"
    + "{status:503,headers:{'content-type':'text/html; charset=utf-8'}})))})\n"

  static let answer = HTTPResponse(
    type: "text/javascript; charset=utf-8", text: worker,
    headers: ["cache-control": "no-cache", "service-worker-allowed": "/"])
}
