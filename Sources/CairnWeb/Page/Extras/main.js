// The second script, loaded as soon as the page is live: menus, popovers, gestures, animations.

import './gestures.js';
import './fingers.js';
import { showCommands, showMenu } from './menus.js';
import './popovers.js';
import { settle } from './back.js';
import './swipes.js';
import { copy } from './clipboard.js';
import { chooseFiles, download, upload } from './files.js';
import { guard } from './guards.js';
import { share } from './sharing.js';
import { lifted, takes } from './drags.js';
import './row-moves.js';
import './list-keys.js';
import { see } from './motion.js';
import './places.js';
import './ghosts.js';
import { keep } from './kept-texts.js';
import { lookForParts } from './parts.js';
import './busy.js';
import './offline.js';
import './look.js';
import { showPalette } from './palettes.js';

/** @type {(list: any[]) => () => void} */
function watch(list) {
  const move = see(list);
  return () => {
    move();
    lookForParts();
  };
}

// Operations of the server by their letters, as in `PageOperation`; what runs before and after all operations of a message;
// and the place for undeliverable texts.
export default {
  b: settle,
  c: copy,
  d: lifted,
  g: guard,
  m: showMenu,
  u: upload,
  v: takes,
  D: download,
  F: chooseFiles,
  M: showCommands,
  P: showPalette,
  S: share,
  see: watch,
  keep,
};
