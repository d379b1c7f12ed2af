/** Answers about Jubilee itself and the coach. */
import { plans } from '#engine/access/prices.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { Reply, ReplyMaker } from './reply.ts'

const said = (paragraphs: string[], next: string | null = null): Reply => ({
  paragraphs,
  facts: [],
  search: null,
  next,
})

const priceFacts = (): Fact[] =>
  plans.map(({ name, monthlyCents }) => ({
    id: `price.${name}`,
    label: `${name}, a month`,
    value: formatMoney(monthlyCents),
    unit: 'cents',
    source: 'the price list',
  }))

const prices: ReplyMaker = () => {
  const facts = priceFacts()
  const of = (name: string) => facts.find(({ id }) => id === `price.${name}`)?.value ?? ''
  return {
    paragraphs: [
      `Free costs nothing and has debts, the payoff plan, budget, goals, calculators and the library. Pro is ${of('Pro')} a month, Premium ${of('Premium')}. The pricing page says what each adds.`,
      'You cancel on the Billing page. Access lasts to the end of what is paid, and nothing you entered is lost.',
    ],
    facts,
    search: null,
    next: 'What can you do?',
  }
}

export const appReplies: Record<string, ReplyMaker> = {
  greeting: () => said(['Hello. What is on your mind about money today?'], 'When will I be debt-free?'),
  thanks: () => said(['You are welcome. One step at a time is enough.'], 'What is due next?'),
  about_coach: () =>
    said(
      [
        'I am the built-in coach of Jubilee: a program, not a person. I answer from your own records and from the library, and every figure I give is worked out by the same engine that draws your plan.',
        'Ask for your debt-free date, what an extra payment does, which debt comes first, how your budget stands, or what a word means.',
      ],
      'When will I be debt-free?',
    ),
  privacy: () =>
    said(
      [
        'Your records are used to answer you. The built-in coach answers on our own server and sends nothing elsewhere.',
        'No language model is asked. If one helped in an older conversation, you can still see what was sent to it. You can delete your conversations at any time, under Privacy in Settings.',
      ],
      'What can you do?',
    ),
  accuracy: () =>
    said(
      [
        'Every figure comes from what you entered, or from the engine that works out your plan from it. Below an answer you find each figure with its source.',
        'A figure that cannot be proven this way is not shown. If a balance or a rate has changed on your statement, change it on My Debts and ask again.',
      ],
      'How much do I owe?',
    ),
  add_debt_help: () =>
    said(
      [
        'On My Debts, press “Add Manually” for a debt, or “Link Accounts” for your bank if you are on Pro. “Record payment” is on each debt. A budget category and what was spent in it are on Budget.',
      ],
      'Which debt should I pay first?',
    ),
  grants: () =>
    said(
      [
        'The Jubilee Foundation gives grants to single parents, older people and families with a low income who are in debt. The Non-Profit page says who can ask, and how. A grant is not a loan: you never pay it back. No grant is certain.',
      ],
      'Who can help me with my debt for free?',
    ),
  plans_price: prices,
  talk_to_human: () =>
    said(
      [
        'I am a program. For a person who looks at your money with you, nonprofit credit counselors charge little or nothing: nfcc.org lists them. For housing, hud.gov/counseling. For legal trouble, lsc.gov.',
        'Your dashboard lists them under “Get Expert Help”.',
      ],
      'What is credit counseling?',
    ),
}
