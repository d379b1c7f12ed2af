/**
 * A mail that the server refuses for good: SMTP answers 5yz, which is not to be tried again in the same form (RFC 5321
 * 4.2.1). What is temporary (4yz, no line, no answer) or our own trouble (the password for the mail server) is not this.
 */
export class MailRefused extends Error {
  /** the server's code without its words, which may quote the address: '550', or '550 5.1.1' */
  readonly code: string
  /** nobody gets mail at this address */
  readonly isAddress: boolean

  constructor(code: string, isAddress: boolean) {
    super(`the mail server refused: ${code}`)
    this.name = 'MailRefused'
    this.code = code
    this.isAddress = isAddress
  }
}

/** no such mailbox, user not local, mailbox name not allowed; or a host or domain that takes no mail (RFC 7504, 7505) */
const ofAddress = new Set([550, 551, 553, 521, 556])
/** x.1.y is about the address and 5.2.1 a closed mailbox; 5.2.2 is a full one and x.7.y the server's view of us (RFC 3463) */
export const isAddressStatus = (status: string): boolean => status.startsWith('5.1.') || status === '5.2.1'

type SmtpError = { responseCode?: unknown; response?: unknown; command?: unknown }

/** Null where it is worth another try. `error` is what the SMTP client threw. */
export function refusalOf(error: unknown): MailRefused | null {
  const { responseCode, response, command } = (error ?? {}) as SmtpError
  if (typeof responseCode !== 'number' || responseCode < 500) return null
  const isRecipient = command === 'RCPT TO'
  if (!isRecipient && command !== 'DATA') return null
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  const isAddress = isRecipient && (status ? isAddressStatus(status) : ofAddress.has(responseCode))
  return new MailRefused(status ? `${responseCode} ${status}` : `${responseCode}`, isAddress)
}
