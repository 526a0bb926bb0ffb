// Files. A list waits here until the server sends its upload addresses.

import { body, doc, word } from '../Script/nodes.js';
import { emit } from '../Script/messages.js';
import { note } from '../Script/notes.js';
import { filled } from './filled.js';

/** @type {Record<string, File[]>} */
export const lists = {};

/** @type {(wish: ID, types: string, how: FileChoice) => void} */
export function chooseFiles(wish, types, how) {
  const input = doc.createElement('input');
  input.type = 'file';
  input.accept = types;
  input.multiple = how === 'many';
  input.webkitdirectory = how === 'folder';
  input.addEventListener('change', () => {
    const chosen = [.../** @type {FileList} */ (input.files)];
    lists['w' + wish] = chosen;
    emit('files', wish, chosen.map(file => [file.webkitRelativePath || file.name, file.size]));
  });
  input.addEventListener('cancel', () => emit('files', wish, []));
  // Browsers open a picker only shortly after a press.
  const activation = navigator.userActivation;
  if (!activation || activation.isActive) input.click();
  else askFirst(how, () => input.click(), () => emit('files', wish, []));
}

/** @type {(how: FileChoice, accept: () => void, cancel: () => void) => void} */
function askFirst(how, accept, cancel) {
  const box = doc.createElement('div');
  box.className = 'ask';
  box.popover = 'manual';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', word('Files'));
  for (const [label, kind, act] of /** @type {[string, string, () => void][]} */ ([[how === 'folder' ? word('Choose a folder') : how === 'many' ? word('Choose files') : word('Choose a file'), 'b pro', accept], [word('Cancel'), 'b bor', cancel]])) {
    const button = doc.createElement('button');
    button.className = kind;
    button.textContent = label;
    button.addEventListener('click', event => { event.stopPropagation(); box.remove(); act(); });
    box.append(button);
  }
  (doc.querySelector('dialog:modal') || body).append(box);
  box.showPopover();
  /** @type {HTMLElement} */ (box.firstElementChild).focus();
}

/** @type {(key: string, addresses: string[]) => void} */
export function upload(key, addresses) {
  const chosen = lists[key] || [];
  delete lists[key];
  const failed = () => { note('The files could not be sent.'); emit('unsent', key); };
  if (chosen.length !== addresses.length) return failed();
  /** @type {(index: number) => void} */
  const next = index => {
    if (index === chosen.length) return note(index === 1 ? word('The file was sent.') : filled(word('%1 files were sent.'), index));
    note(index ? filled(word('Sending file %1 of %2…'), index + 1, chosen.length) : word('Sending…'), true);
    fetch(addresses[index], { method: 'POST', body: chosen[index] })
      .then(answer => { if (answer.ok) next(index + 1); else failed(); }, failed);
  };
  next(0);
}

// The link is not in the document, so no other listener sees the click.
/** @type {(offers: Operations["D"][0]) => void} */
export function download(offers) {
  for (const [address, name] of offers) {
    const link = doc.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }
}
