/**
 * A text that begins like a formula would run in the spreadsheet that opens the file; an apostrophe in front of it
 * makes it a text there.
 */
export const neutralise = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** What `neutralise` was given. */
export const restoreText = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');
