/** A mail, and what sends it. */
export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** for mail programs, such as List-Unsubscribe */
  headers?: Record<string, string>
  /** the same at each try to send it */
  id?: string
}

/** Sends a mail, or throws; never logs the address or the text. Only the job that sends mail uses it: see queueMail. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Gives its connections up. */
  close(): void
}
