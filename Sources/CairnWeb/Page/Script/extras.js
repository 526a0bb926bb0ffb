// Loads the second script, and the style sheet if the page came with only the rules it needs.

import { doc, body, byId, number, owner, word } from './nodes.js';
import { emit, unanswered } from './messages.js';
import { note } from './notes.js';
import { input } from './input.js';

// The exports of the second script: operations by their letters, and more.
/** @type {Extras} */
export let extra = {};

const styled = doc.querySelector('link[rel=stylesheet]') || new Promise(done => {
  const link = doc.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'STYLE_PATH';
  link.onload = link.onerror = done;
  doc.head.append(link);
});

const loaded = import('EXTRAS_PATH')
  .then(module => { extra = module.default(doc, body, emit, byId, number, owner, note, input, unanswered, word); })
  .catch(() => note('A part of this page could not be loaded.'));

/** @type {(act: (extra: Extras) => void) => Promise<void>} */
export const whenReady = act => Promise.all([styled, loaded]).then(() => act(extra));
