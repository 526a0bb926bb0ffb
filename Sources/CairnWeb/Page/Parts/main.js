// The app's own markup, each in a shadow tree with its own style sheet and script. Loaded with the first of them.

import { byId, doc, number } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

/** @type {Map<HTMLElement, Part>} */
const live = new Map();

// Tells scripts of new values.
const values = new MutationObserver(changes => { for (const { target } of changes) tell(/** @type {HTMLElement} */ (target)); });

/** @type {(node: HTMLElement) => void} */
function tell(node) { live.get(node)?.app.onvalue?.(JSON.parse(node.getAttribute('value') || 'null')); }

/** @type {(node: HTMLElement) => void} */
function mount(node) {
  /** @type {Part} */
  const part = { app: { send: message => emit('part', number(node.id), JSON.stringify(message)) } };
  live.set(node, part);
  const root = node.shadowRoot || node.attachShadow({ mode: 'open' }), template = node.querySelector('template');
  if (template) {
    root.append(/** @type {HTMLTemplateElement} */ (template).content);
    template.remove();
  }
  const script = node.getAttribute('src');
  if (!script) return;
  values.observe(node, { attributeFilter: ['value'] });
  import(script).then(module => {
    if (!live.has(node)) return;
    part.end = module.default?.(root, part.app);
    tell(node);
  });
}

// Starts new parts, and ends those that are neither on the page nor on a covered one.
function look() {
  for (const node of doc.querySelectorAll('cairn-part')) if (!live.has(node)) mount(node);
  for (const [node, { end }] of live) if (byId(node.id) !== node) {
    live.delete(node);
    if (typeof end === 'function') end();
  }
}
look();

export default {
  look,
};
