// Reports the window's size, color scheme and visibility to the server.

import { doc, body, store } from './nodes.js';
import { connect, emit, greeted, socket } from './messages.js';
import { offsets } from './patches.js';

/** @type {(query: string) => MediaQueryList} */
const media = query => matchMedia('(' + query + ')');
const queries = ['prefers-color-scheme:dark', 'prefers-reduced-motion:reduce', 'prefers-contrast:more'].map(media);

export function surroundings() {
  doc.cookie = 'size=' + innerWidth + 'x' + innerHeight + ';path=/;samesite=lax;max-age=31536000';
  emit('media', ... /** @type {[Flag, Flag, Flag]} */ (queries.map(query => +query.matches)));
  emit('size', innerWidth, innerHeight);
}

for (const query of queries) query.addEventListener('change', surroundings);
addEventListener('resize', () => greeted && surroundings());
addEventListener('online', () => { if (!socket) connect(); });
addEventListener('pagehide', () => {
  store.scrolled = JSON.stringify([body.dataset.tab, offsets]);
  store.left = 1;
});
addEventListener('pageshow', () => { delete store.left; });
// Only a cookie can tell the server which tab is reloading.
addEventListener('beforeunload', () => { doc.cookie = 'tab=' + store.name + ';path=/;samesite=lax;max-age=5'; });
doc.addEventListener('visibilitychange', () => greeted && emit('seen', +!doc.hidden));
