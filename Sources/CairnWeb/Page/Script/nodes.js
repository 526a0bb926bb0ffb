// Finds nodes by the ids of their elements.

export const doc = document, body = /** @type {PageBody} */ (doc.body), store = sessionStorage;

// Covered pages are detached, but patched like all others.
/** @type {Record<string, HTMLElement>} */
export const covered = {};

export const byId = /** @type {NodeFinder} */ (/** @param {Maybe<string>} id */ id => !id ? null : doc.getElementById(id) || covered[id]
  || Object.values(covered).reduce((found, page) => found || page.querySelector('#' + id), /** @type {HTMLElement | null} */ (null)));

const own = JSON.parse(body.dataset.words || '{}');

// A text in the user's language, by the English one.
/** @type {(text: string) => string} */
export const word = text => own[text] || text;

/** @type {(id: Maybe<string>) => ID} */
export const number = id => parseInt(String(id).slice(1)) || 0;

// The id of a node's element: ids of parts have letters after the number.
/** @type {(node: Element) => ID} */
export const owner = node => { const n = node.closest('[id^=e]'); return n ? number(n.id) : 0; };
