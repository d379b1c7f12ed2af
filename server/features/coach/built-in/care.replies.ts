/**
 * Answers where a number would not help, or where somebody else must answer: distress, law, tax, investing, and the
 * wish to stop paying. Education, and a referral to people who may advise.
 */
import { has, valueOf } from '#server/features/facts/fact.facts.ts'
import { totalFacts } from '#server/features/facts/debts.facts.ts'
import type { Reply, ReplyMaker } from './reply.ts'

const said = (paragraphs: string[], rest: Pick<Reply, 'search' | 'next'>): Reply => ({
  paragraphs,
  facts: [],
  ...rest,
})

const hopeless: ReplyMaker = ({ records }) => {
  const facts = totalFacts(records)
  const moved = has(facts, 'debts.percent') && valueOf(facts, 'debts.percent') !== '0%'
  return {
    paragraphs: [
      'That is a heavy thing to carry, and you are not alone with it. Owing money says nothing about what you are worth.',
      moved &&
        `You have already paid ${valueOf(facts, 'debts.paid')} of your highest balances. That happened payment by payment.`,
      'You do not have to solve it tonight. One small step is enough for today: open My Debts and look at a single debt.',
      'If it is more than money, call or text 988 at any hour, day or night. Somebody will listen.',
    ],
    facts: moved ? facts : [],
    search: 'staying motivated',
    next: 'Who can help me with my debt for free?',
  }
}

export const careReplies: Record<string, ReplyMaker> = {
  feel_hopeless: hopeless,
  stop_paying: () =>
    said(
      [
        'I cannot tell you to stop paying. This is what most often follows: late fees, a higher rate, marks on your report that stay for years, and after a time collectors or a court.',
        'If you cannot pay, call the creditor before the due date and ask for a hardship program. A nonprofit credit counselor can talk to all of them for you: nfcc.org lists them. Keep home, food, power and the way to work first.',
        'Whether to stop is a question for a lawyer or a legal aid office: lsc.gov lists them. This is education, not legal advice.',
      ],
      { search: 'hardship program cannot pay counselor', next: 'What is a hardship program?' },
    ),
  tax_question: () =>
    said(
      [
        'Debt that is forgiven often counts as income, and you may get a form for it. There are exceptions, such as bankruptcy or owing more than you own. A tax adviser can say what holds for you.',
        'If you owe taxes, write or call before the day: irs.gov has payment plans. Free help for many people: the IRS programs for volunteers’ tax help, and a low income taxpayer clinic. This is education, not tax advice.',
      ],
      { search: 'tax forgiven debt self-employment', next: 'Who can help me with my debt for free?' },
    ),
  invest_or_debt: () =>
    said(
      [
        'I do not say what to buy or sell. What can be said in general: paying a debt gives back its rate for certain, and no investment does that. Many people first keep a small cushion, take what an employer adds to a retirement plan, then pay the dear debts.',
        'Taking money out of a retirement account early can cost tax and a penalty. Talk to an adviser who must put your interest first. This is education, not investment advice.',
      ],
      { search: 'save or pay debt emergency fund', next: 'Which debt has the highest interest rate?' },
    ),
}
