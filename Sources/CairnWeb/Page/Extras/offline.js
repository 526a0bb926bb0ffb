// What browsers need to install the app, and to show a page while the server cannot be reached. Only secure pages have
// service workers.

import { doc } from '../Script/nodes.js';

const manifest = doc.createElement('link');
manifest.rel = 'manifest';
manifest.href = '/cairn/app.webmanifest';
doc.head.append(manifest);
navigator.serviceWorker?.register('/cairn/worker.js', { scope: '/' }).catch(() => {});
