/**
 * A mail server's last word on a mail: it will never take it as it is. What it takes later is any other error.
 * `noSuchAddress` where it says that nobody is reached there, by whatever mail.
 */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly noSuchAddress = false,
  ) {
    super(message);
  }
}
