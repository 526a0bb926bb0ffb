// Makes a newly loaded page live. The bundle of this script is at most 6 KB when compressed; the folder Extras has the rest.

import { byId } from './nodes.js';
import { connect } from './messages.js';
import { applyEarly, loadOffsets, settle } from './patches.js';
import { beginHistory } from './history.js';
import './controls.js';
import { whenReady } from './extras.js';

whenReady(applyEarly);
beginHistory();
loadOffsets();
settle(byId('root'));
connect();
