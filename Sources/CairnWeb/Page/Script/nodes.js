// Finds nodes by the ids of their elements.

export const doc = document, body = doc.body, store = sessionStorage;

// Covered pages are detached, but patched like all others.
export const covered = {};

export const byId = id => !id ? null : doc.getElementById(id) || covered[id]
  || Object.values(covered).reduce((found, page) => found || page.querySelector('#' + id), null);

export const number = id => parseInt(String(id).slice(1)) || 0;

// The id of a node's element: ids of parts have letters after the number.
export const owner = node => { const n = node.closest('[id^=e]'); return n ? number(n.id) : 0; };
