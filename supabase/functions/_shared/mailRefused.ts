/** A mail server's last word on a mail: it will never take it as it is. What it takes later is any other error. */
export class MailRefused extends Error {}
