// Values in texts.

/** @type {(text: string, ...values: (string | number)[]) => string} */
export const filled = (text, ...values) => text.replace(/%\d/g, place => String(values[+place[1] - 1]));
