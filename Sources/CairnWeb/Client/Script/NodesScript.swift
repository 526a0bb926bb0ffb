extension ClientScript {
  /// Finds nodes by the names of their elements.
  static let nodes = #"""
    const doc = document, body = doc.body, store = sessionStorage;
    // Covered pages are kept, and patched like all others.
    const covered = {};
    const byId = id => !id ? null : doc.getElementById(id) || covered[id]
      || Object.values(covered).reduce((found, page) => found || page.querySelector('#' + id), null);
    const number = id => parseInt(String(id).slice(1)) || 0;
    // The id of the element that a node belongs to: parts have letters after the number.
    const owner = node => { const n = node.closest('[id^=e]'); return n ? number(n.id) : 0; };
    """#
}
