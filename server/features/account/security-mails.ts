/** The mails that tell an owner what happened to the ways into their account. None holds a code, or a name. */
import { timeInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { mailOf, mailWith, endedLines } from './account-mails.ts'
import type { EndedWays } from './account-mails.ts'
import { accountMailTexts } from './mail-messages.ts'

export function ownPasswordChangedMail(to: string, { url, ended }: { url: string; ended: EndedWays }): Mail {
  return mailOf({ to, url }, accountMailTexts().ownPasswordChanged(endedLines(ended)))
}

export const newEmailMail = mailWith(() => accountMailTexts().newEmail)

/** To an address that another account has: the screen does not reveal that. */
export const emailTakenMail = mailWith(() => accountMailTexts().emailTaken)

export const emailAskedMail = mailWith(() => accountMailTexts().emailAsked, { linkIsLast: true })

export const emailChangedMail = mailWith(() => accountMailTexts().emailChanged, { linkIsLast: true })

export const twoFactorOnMail = mailWith(() => accountMailTexts().twoFactorOn)

export const twoFactorOffMail = mailWith(() => accountMailTexts().twoFactorOff)

export const recoveryCodesRenewedMail = mailWith(() => accountMailTexts().recoveryCodesRenewed)

export function recoveryCodeUsedMail(to: string, { url, left }: { url: string; left: number }): Mail {
  const { recoveryCodeUsed, codesLeft } = accountMailTexts()
  return mailOf({ to, url }, recoveryCodeUsed(codesLeft(left)))
}

export const wrongCodesMail = mailWith(() => accountMailTexts().wrongCodes, { linkIsLast: true })

/** Wrong passwords from many networks: nobody knows it, and somebody tries. */
export const guessesMail = mailWith(() => accountMailTexts().guesses, { linkIsLast: true })

export const passkeyAddedMail = mailWith(() => accountMailTexts().passkeyAdded)

export const passkeyRemovedMail = mailWith(() => accountMailTexts().passkeyRemoved)

export const apiTokenMadeMail = mailWith(() => accountMailTexts().apiTokenMade, { linkIsLast: true })

export const signInHelpMail = mailWith(() => accountMailTexts().signInHelp)

export function resetStartedMail(
  to: string,
  { url, opensAt, expiresAt }: { url: string; opensAt: Date; expiresAt: Date },
): Mail {
  const words = accountMailTexts().resetStarted(timeInWords(opensAt), timeInWords(expiresAt))
  return mailOf({ to, url }, words, { linkIsLast: true })
}

export function resetOpenMail(to: string, { url, expiresAt }: { url: string; expiresAt: Date }): Mail {
  return mailOf({ to, url }, accountMailTexts().resetOpen(timeInWords(expiresAt)))
}
