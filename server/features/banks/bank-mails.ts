/** The mails about links that end because the plan is over. */
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'

type About = { to: string; origin: string; banks: string[] }

const STAYS =
  'The debts that came from there stay on your list, and what was spent stays in your budget. You keep both by hand.'

export function linkEndsMail({ to, origin, banks }: About, day: string): Mail {
  return letter({
    to,
    subject: 'We will end our access to your bank',
    blocks: [
      `Your plan does not include linked banks any more. On ${day} we end our access to:`,
      { items: banks },
      STAYS,
      'If your plan goes on before that day, the links stay as they are.',
      { label: 'See the plans', url: `${origin}/pricing` },
    ],
  })
}

export function linkEndedMail({ to, origin, banks }: About): Mail {
  return letter({
    to,
    subject: 'Our access to your bank has ended',
    blocks: [
      'As we wrote a week ago, we have ended our access to:',
      { items: banks },
      STAYS,
      'With a plan that includes it you can link the bank again at any time. Its debts are found again, and nothing doubles.',
      { label: 'See your banks', url: `${origin}/settings?tab=connected` },
    ],
  })
}
