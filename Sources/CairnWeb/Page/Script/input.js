// What keys and movements of the pointer mean: the table `InputTable` of the server, which replaces the text.

/** @type {InputTable} */
export const input = JSON.parse('INPUT_TABLE');
