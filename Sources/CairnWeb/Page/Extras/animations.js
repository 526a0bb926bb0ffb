// The animations that run, by their nodes and keys.

export const reduced = matchMedia('(prefers-reduced-motion:reduce)');

/** @type {Map<HTMLElement, Record<string, Animation>>} */
export const running = new Map();

/** @type {(node: HTMLElement, key: string, frames: Keyframe[] | PropertyIndexedKeyframes, timing: Timing) => Animation} */
export function play(node, key, frames, timing) {
  const [easing, duration, delay, count, turns] = timing;
  const /** @type {KeyframeAnimationOptions} */ how = { easing, duration, delay, iterations: count || Infinity, direction: turns ? 'alternate' : 'normal', fill: 'backwards' };
  let /** @type {Animation} */ one;
  try { one = node.animate(frames, how); }
  catch { one = node.animate(frames, { ...how, easing: 'ease' }); }
  halt(node, key);
  const own = running.get(node) || {};
  running.set(node, own);
  own[key] = one;
  one.onfinish = () => { if (own[key] === one) forget(node, key); };
  return one;
}
/** @type {(node: HTMLElement, key: string) => void} */
function forget(node, key) {
  const own = /** @type {Record<string, Animation>} */ (running.get(node));
  delete own[key];
  if (!Object.keys(own).length) running.delete(node);
}
/**
 * Ends the animation with a key, or all of the node's own looks.
 * @param {HTMLElement} node
 * @param {string} [key]
 */
export function halt(node, key) {
  const own = running.get(node);
  if (!own) return;
  for (const one in own) if (key ? one === key : !/^(place|size|turn|come|gone)$/.test(one)) {
    own[one].cancel();
    forget(node, one);
  }
}
