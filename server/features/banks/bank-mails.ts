/** The mails about links that end because the plan is over. */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import { bankTexts } from './messages.ts'

type About = { to: string; origin: string; banks: string[] }

export function linkEndsMail({ to, origin, banks }: About, day: string): Mail {
  const { endsMail: texts, debtsStay } = bankTexts()
  return letter({
    to,
    subject: texts.subject,
    blocks: [
      texts.planIsOver(day),
      { items: banks },
      debtsStay,
      texts.unlessPlanGoesOn,
      { label: texts.seePlans, url: `${origin}/pricing` },
    ],
  })
}

export function linkEndedMail({ to, origin, banks }: About): Mail {
  const { endedMail: texts, debtsStay } = bankTexts()
  return letter({
    to,
    subject: texts.subject,
    blocks: [
      texts.asWeWrote,
      { items: banks },
      debtsStay,
      texts.linkAgain,
      { label: texts.seeBanks, url: `${origin}/settings?tab=connected` },
    ],
  })
}
