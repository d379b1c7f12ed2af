/** What is said about conversations with the coach, beside its answers. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missing: 'We cannot find this conversation. It may have been deleted.',
  missingStartNew: 'We cannot find this conversation. It may have been deleted. Start a new one.',
  usedUp: (most: number) =>
    `You have used today’s ${most} messages. Your plan, budget and library are open as always; the coach is back tomorrow.`,
  deleted: 'The conversation is deleted.',
  allDeleted: 'Every conversation is deleted.',
  label: 'Education only, not advice made for you. Figures come from your own records and our calculations.',
  modelNote: 'A language model helped to read this question. Every word and figure is our own.',
  guards: {
    others:
      'I can only see your own records, and nobody else can see yours. For a question about your own debts, budget or goals, just ask.',
    manipulation:
      'I keep to a few rules that protect you: every figure comes from your records or our calculations, I promise nothing, and I name no product. Within them I am glad to help. What would you like to know about your money?',
  },
  /** questions offered as the next ones to ask, as the person would ask them */
  questions: {
    more: (dollars: number) => `What if I pay $${dollars} more a month?`,
    less: (dollars: number) => `What if I pay $${dollars} less a month?`,
    stopExtra: 'What if I stop paying the extra?',
    once: (amount: string) => `What if I pay ${amount} at once?`,
    earn: (dollars: number) => `What if I earn $${dollars} more a month?`,
    ratio: (income: string) => `What is my debt-to-income ratio with ${income} a month?`,
    doneIn: (years: number) => `How much must I pay to be done in ${years} years?`,
    owed: (name: string) => `What do I owe on ${name}?`,
  },
  understood: {
    or: '; or: ',
    instead: 'instead of',
    without: 'without',
    months: (months: number) => `${months} months`,
  },
}

export type English = typeof english
export const coachTexts = bilingual(english, spanish)
