import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './deadline-messages.es.ts'

type ByState = Record<'state' | 'court' | 'rule' | 'read' | 'small' | 'lastDay', string> & { days: number }

const english = {
  fewestDays: 'the court with the fewest days',
  readOn: (day: string) => `Read on ${day}.`,
  readInGuides: (day: string) => `Read in guides that cite it, on ${day}.`,
  lastDay: 'If it is a weekend or a holiday, ask the clerk. Do not wait.',
  byState: ({ state, court, days, rule, read, small, lastDay }: ByState) =>
    `${state}, ${court}: ${days} days from the day you got the papers. ${rule}. ${read} ${small} Ask the clerk if this is right for you. ${lastDay}`,
  filed: (day: string) =>
    `You filed your answer on ${day}. Keep the copy with the court’s stamp. Open all mail from the court: it names the next day.`,
  onPaper: (lastDay: string) =>
    `Your court paper names this day, and it goes first. File your answer by then. ${lastDay}`,
  askClerk: 'We have no count of days for this court. Ask the clerk of the court on your paper today.',
  bureau: {
    bureau_30: 'The bureau has 30 days from the day it gets your letter. 15 U.S.C. 1681i(a)(1)(A).',
    bureau_45_added:
      'You sent more within the 30 days, so the bureau may take 15 days more. 15 U.S.C. 1681i(a)(1)(B).',
    bureau_45_free_report:
      'You wrote after your free yearly report, so the bureau has 45 days. 15 U.S.C. 1681j(a)(3).',
  },
  collector: {
    validation:
      'Write within 30 days of their first notice. Then they must stop until they send proof. The law sets no day for that. 15 U.S.C. 1692g(b).',
    dispute:
      'Write within 30 days of their first notice. Then they must stop until they send proof. The law sets no day for that. 15 U.S.C. 1692g(b).',
    stop_contact:
      'You may write at any time. It counts from the day they get your letter. 15 U.S.C. 1692c(c).',
    lawyer: 'You may write at any time. It counts once they know who your lawyer is. 15 U.S.C. 1692c(a)(2).',
  },
}

export type English = typeof english
export const deadlineTexts = bilingual(english, spanish)
