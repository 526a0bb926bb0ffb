// Makes a newly loaded page live. The bundle of this script is at most 6 KB when compressed; the folder Extras has the rest.

import { byId } from './nodes.js';
import { connect, page } from './messages.js';
import { applyEarly, loadOffsets, operations, receiveOperations, settle } from './patches.js';
import { beginHistory, travel } from './history.js';
import { become, closed, moved, openPage, showWindow } from './tabs.js';
import { surroundings } from './surroundings.js';
import { bringTexts, giveUp, keepTexts, textsAreReceived } from './unsent-texts.js';
import './controls.js';
import { whenReady } from './extras.js';

Object.assign(operations, { h: travel, o: openPage, W: showWindow });
Object.assign(page, {
  change: receiveOperations,
  become, moved, closed,
  isGreeted() { surroundings(); bringTexts(); },
  isHeard: textsAreReceived,
  ends: keepTexts,
  giveUp: (/** @type {ID} */ id, /** @type {string} */ text) => giveUp(/** @type {Maybe<HTMLInputElement>} */ (byId('e' + id)), text),
});

whenReady(applyEarly);
beginHistory();
loadOffsets();
settle(byId('root'));
connect();
