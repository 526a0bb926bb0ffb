// Runs a test with the page's modules, a server that the test plays, and a clock that it moves.

export const server = { sockets: [], sent: [] };
export const clock = { waiting: [] };

class PlayedSocket {
  readyState = 0;
  constructor() { server.sockets.push(this); }
  send(text) { server.sent.push(text.startsWith('{') ? JSON.parse(text) : text); }
  close() { this.readyState = 3; if (this.onclose) this.onclose(); }
}
WebSocket = PlayedSocket;
setTimeout = (act, delay) => clock.waiting.push({ act, delay });
clearTimeout = number => { if (number) clock.waiting[number - 1].act = () => {}; };

const current = () => server.sockets.at(-1);
let number = 0;

/** Accepts the connection, and answers the page's greeting. */
server.accept = () => {
  current().readyState = 1;
  current().onopen();
  server.send({ a: 0 });
};
server.send = message => current().onmessage({ data: JSON.stringify(message) });
/** Sends operations as the next message. */
server.apply = (...operations) => server.send({ n: ++number, a: 0, o: operations });
/** Acknowledges all messages of the page, or those up to a number. */
server.acknowledge = (last = Math.max(...server.sent.map(message => message.n || 0))) => server.send({ a: last });
/** Takes the events that the page has sent since the last call. */
server.events = () => server.sent.splice(0).flatMap(message => message.e || []);

/** Runs what waits for a time. */
clock.run = () => { for (const one of clock.waiting.map(one => one.act)) one(); };

export const byId = id => document.getElementById(id);
export const frame = () => new Promise(done => requestAnimationFrame(done));

/** Shows a window, and runs the page's scripts until they are connected. */
export async function start(html) {
  byId('root').innerHTML = html;
  await import('/Page/Script/main.js');
  const { whenReady } = await import('/Page/Script/extras.js');
  await new Promise(whenReady);
  server.accept();
  // The window's size is sent with the next frame.
  await frame();
  server.acknowledge();
  server.sent.length = 0;
}

export function equal(found, wanted) {
  const [a, b] = [found, wanted].map(one => JSON.stringify(one));
  if (a !== b) throw new Error(`${a} instead of ${b}`);
}

export async function run(file, name) {
  const { tests } = await import(file);
  if (!name) return Object.keys(tests);
  await tests[name]();
}
