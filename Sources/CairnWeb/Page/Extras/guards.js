// Pages that ask before they are left. A browser cannot be refused, but asks before it closes such a page.

import { body } from '../Script/nodes.js';

/** @type {(isGuarded: Flag) => void} */
export function guard(isGuarded) { body.dataset.guard = isGuarded ? '1' : ''; }

addEventListener('beforeunload', event => { if (body.dataset.guard) event.preventDefault(); });
