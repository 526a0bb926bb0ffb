// A text that was sent several times and never acknowledged. Patches do not touch it; the user closes it.

import { body, doc, word } from '../Script/nodes.js';
import { note } from '../Script/notes.js';
import { copy } from './clipboard.js';
import { filled } from './filled.js';

/** @type {[label: Maybe<string>, text: string][]} */
let kept = JSON.parse(sessionStorage.kept || '[]');
const storeKept = () => { sessionStorage.kept = JSON.stringify(kept); };

/** @type {(label: Maybe<string>, text: string) => void} */
export function keep(label, text) {
  if (kept.some(one => one[1] === text)) return;
  kept.push([label, text]);
  storeKept();
  showKept(label, text);
}

/** @type {(label: Maybe<string>, text: string) => void} */
function showKept(label, text) {
  const box = doc.createElement('section'), words = doc.createElement('p'), field = doc.createElement('textarea');
  box.className = 'ask kept';
  box.ariaLabel = word('Text that was not sent');
  words.setAttribute('role', 'alert');
  words.textContent = label ? filled(word('What you wrote in “%1” could not be sent. Copy it to keep it.'), label)
    : word('What you wrote could not be sent. Copy it to keep it.');
  field.value = text;
  field.readOnly = true;
  field.ariaLabel = words.textContent;
  box.append(words, field);
  for (const [name, kind, act] of /** @type {[string, string, () => void][]} */ ([[word('Copy'), 'b pro', () => { copy(text); note('Copied'); }], [word('Close'), 'b bor', () => { box.remove(); kept = kept.filter(one => one[1] !== text); storeKept(); }]])) {
    const button = doc.createElement('button');
    button.className = kind;
    button.textContent = name;
    button.addEventListener('click', event => { event.stopPropagation(); act(); });
    box.append(button);
  }
  (doc.querySelector('dialog:modal') || body).append(box);
}

for (const one of kept) showKept(...one);
