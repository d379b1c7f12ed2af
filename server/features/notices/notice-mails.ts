/** The words of the notices. No lender and no amount stands in a subject: it shows on locked screens. */
import type { Settings } from '#contracts/settings.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { formatDate, formatMoney, formatMonthYear } from '#engine/money/format.ts'
import type { Mail } from '#server/http/app-parts.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter.ts'

export type DueLine = { name: string; dueOn: string; minimumCents: number | null }

type Reading = { to: string; origin: string; settings: Pick<Settings, 'currency' | 'dateFormat'> }

function dueItems(lines: DueLine[], { settings }: Reading): string[] {
  const { currency, dateFormat } = settings
  return lines.map(({ name, dueOn, minimumCents }) => {
    const amount =
      minimumCents === null ? '' : `, at least ${formatMoney(minimumCents, { currency, decimals: 2 })}`
    return `${name}: due on ${formatDate(dueOn, dateFormat)}${amount}`
  })
}

/** Says why the mail came and where it is turned off. */
const turnOff = (why: string, { origin }: Reading): LetterBlock[] => [
  `You get this mail because ${why} are on. You can turn them off at any time.`,
  { label: 'Choose your mails', url: `${origin}/settings?tab=notifications` },
]

const toMyDebts = ({ origin }: Reading): LetterBlock => ({
  label: 'Open My Debts',
  url: `${origin}/debt-tracker`,
})

export function reminderMail(lines: DueLine[], reading: Reading): Mail {
  const isOne = lines.length === 1
  return letter({
    to: reading.to,
    subject: isOne
      ? `A payment is due on ${formatDate(lines[0]!.dueOn, reading.settings.dateFormat)}`
      : `${lines.length} payments are due soon`,
    blocks: [
      isOne ? 'This payment is due soon:' : 'These payments are due soon:',
      { items: dueItems(lines, reading) },
      'If you have paid, you need to do nothing.',
      toMyDebts(reading),
      ...turnOff('payment reminders', reading),
    ],
  })
}

export type CaseLine = {
  recipient: string
  subject: string
  dueOn: string
  dueIs: 'answer' | 'write_by'
}

const whatIsDue = { answer: 'their answer is due on', write_by: 'last day to write to them:' } as const

/** No bureau, collector or account stands in the subject. */
export function caseMail(lines: CaseLine[], reading: Reading): Mail {
  const { dateFormat } = reading.settings
  return letter({
    to: reading.to,
    subject:
      lines.length === 1
        ? `A day in your case: ${formatDate(lines[0]!.dueOn, dateFormat)}`
        : `${lines.length} days in your cases`,
    blocks: [
      lines.length === 1 ? 'This day counts in your case:' : 'These days count in your cases:',
      {
        items: lines.map(
          ({ recipient, subject, dueOn, dueIs }) =>
            `${recipient}, ${subject}: ${whatIsDue[dueIs]} ${formatDate(dueOn, dateFormat)}`,
        ),
      },
      'Your list of cases has the rule behind each day, and what you can do next.',
      { label: 'Open your cases', url: `${reading.origin}/letters?tab=cases` },
      ...turnOff('reminders', reading),
    ],
  })
}

export type WeekFigures = {
  /** the person's date */
  today: string
  balanceCents: number
  paidCents: number
  /** months until the plan ends; null where it has no end */
  months: number | null
  due: DueLine[]
}

function planSentence({ balanceCents, months, today }: WeekFigures): string {
  if (balanceCents === 0) return 'You owe nothing on the debts you entered. Well done.'
  if (months === null)
    return 'With what you pay now, your plan does not come to an end yet. My Debts shows what would help.'
  return `If you keep to your plan, you are free of debt in ${formatMonthYear(monthIndex(today) + months)}.`
}

export function reportMail(figures: WeekFigures, reading: Reading): Mail {
  const { currency } = reading.settings
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  const { balanceCents, paidCents, due } = figures
  return letter({
    to: reading.to,
    subject: 'Your week with Jubilee',
    blocks: [
      'Here is where you stand this Monday:',
      { items: [`You owe: ${money(balanceCents)}`, `You paid last week: ${money(paidCents)}`] },
      planSentence(figures),
      ...(due.length === 0 ? [] : ['Due in the next seven days:', { items: dueItems(due, reading) }]),
      toMyDebts(reading),
      ...turnOff('weekly reports', reading),
    ],
  })
}
