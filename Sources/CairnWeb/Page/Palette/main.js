// A list of commands or keys that a user searches. The server sends it whole, so typing never waits.

import { body, doc } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';

/** @type {(texts: PaletteTexts, entries: PaletteEntry[], runs: Flag) => void} */
function show([name, prompt, none], entries, runs) {
  doc.getElementById('palette')?.remove();
  const before = /** @type {HTMLElement | null} */ (doc.activeElement);
  const box = doc.createElement('div'), field = doc.createElement('input'), list = doc.createElement('ul'), empty = doc.createElement('p');
  box.id = 'palette';
  box.popover = 'auto';
  box.setAttribute('role', 'dialog');
  box.ariaLabel = name;
  field.type = 'search';
  field.placeholder = field.ariaLabel = prompt;
  field.autocomplete = 'off';
  field.setAttribute('role', 'combobox');
  field.ariaExpanded = 'true';
  field.setAttribute('aria-controls', list.id = 'found');
  list.setAttribute('role', 'listbox');
  list.ariaLabel = name;
  empty.textContent = none;
  empty.setAttribute('role', 'status');
  const items = entries.map(([title, source, about, keys], index) => {
    const item = doc.createElement('li');
    item.id = 'found' + index;
    item.setAttribute('role', 'option');
    for (const [kind, text] of [['source', source], ['title', title], ['about', about]]) {
      const part = doc.createElement('span');
      part.className = kind;
      part.textContent = text;
      if (text) item.append(part, ' ');
    }
    if (keys) item.append(Object.assign(doc.createElement('kbd'), { textContent: keys }));
    return item;
  });
  /** @type {HTMLLIElement[]} */
  let found = [], at = 0;

  /** @type {(index: number) => void} */
  function select(index) {
    at = Math.max(0, Math.min(index, found.length - 1));
    found.forEach((item, one) => { item.ariaSelected = String(one === at); });
    field.setAttribute('aria-activedescendant', found[at]?.id || '');
    found[at]?.scrollIntoView({ block: 'nearest' });
  }

  // Every word must be found; matches in the title come before those in the description.
  function search() {
    const words = field.value.toLowerCase().split(' ');
    /** @type {(text: string) => boolean} */
    const has = text => words.every(word => text.toLowerCase().includes(word));
    const ranks = entries.map(([title, source, about]) => has(title) ? 0 : has(source + ' ' + title) ? 1 : has(source + ' ' + title + ' ' + about) ? 2 : 3);
    found = [0, 1, 2].flatMap(rank => [...items.keys()].filter(index => ranks[index] === rank).map(index => items[index]));
    list.replaceChildren(...found);
    empty.hidden = !!found.length;
    select(0);
  }

  function close() {
    box.remove();
    if (before?.isConnected) before.focus();
  }

  /** @type {(item: Maybe<HTMLLIElement>) => void} */
  function run(item) {
    if (!item) return;
    close();
    if (runs) emit('run', items.indexOf(item) + 1);
  }

  box.addEventListener('keydown', event => {
    const { key, ctrlKey } = event, page = Math.max(1, Math.floor(list.clientHeight / (found[0]?.offsetHeight || 1)));
    event.stopPropagation();
    if (event.isComposing) return;
    if (key === 'ArrowDown' || key === 'Tab' && !event.shiftKey || ctrlKey && key === 'n') select(at + 1);
    else if (key === 'ArrowUp' || key === 'Tab' || ctrlKey && key === 'p') select(at - 1);
    else if (key === 'PageDown') select(at + page);
    else if (key === 'PageUp') select(at - page);
    else if (key === 'Enter') run(found[at]);
    else if (key === 'Escape' || ctrlKey && key === 'k') close();
    else return;
    event.preventDefault();
  });
  box.addEventListener('click', event => {
    event.stopPropagation();
    run(items.find(item => item.contains(/** @type {Node} */ (event.target))));
  });
  box.addEventListener('toggle', event => { if (/** @type {ToggleEvent} */ (event).newState === 'closed') box.remove(); });
  field.addEventListener('input', event => { event.stopPropagation(); search(); });
  box.append(field, list, empty);
  (doc.querySelector('dialog:modal') || body).append(box);
  search();
  box.showPopover();
  field.focus();
}

export default show;
