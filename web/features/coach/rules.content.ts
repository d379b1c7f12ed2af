/** The coach's rules, for the page that explains them. */
import { FREE_COACH_MESSAGES, PAID_COACH_MESSAGES } from '#engine/access/features.ts'

export type RuleSection = { title: string; lines: readonly string[] }

export const rulesTitle = 'How the coach works'
export const rulesPageTitle = 'How the coach works, Jubilee'
export const rulesBack = 'Financial Education'
export const rulesLead =
  'The coach is a program, not a person. It teaches about money and reads your own records to do so. These are the rules it keeps, and what you can check.'

export const ruleSections: readonly RuleSection[] = [
  {
    title: 'Where its figures come from',
    lines: [
      'Each figure comes from what you entered, from the plan worked out of it, or from an article that names its source.',
      'The cards in an answer show each figure and where it is from.',
      'A figure that cannot be shown to be true is not given, and no amount, rate or date is made up for you.',
      'When the coach is not sure what you are asking, it says so and lets you choose. When it does not know, it says that too.',
    ],
  },
  {
    title: 'What it does not do',
    lines: [
      'It gives general education only. It is not advice made for you, not credit repair, not debt settlement and not legal help.',
      'It makes no promise about your score, your debts or what a lender will do.',
      'It does not tell you to buy a product or to choose a company.',
      'It changes nothing. It cannot pay, move money or write to your lenders.',
      'It sees your records only. Nobody else’s records can be asked for, and nobody else can ask for yours.',
    ],
  },
  {
    title: 'When you need a person',
    lines: [
      'If you think of harming yourself, call or text 988. For Spanish, press 2, or text AYUDA. It is free, at any hour. If you are in danger now, call 911.',
      'Each message is first looked at for signs that somebody is in danger. At a clear sign the coach says nothing about money: it shows numbers to call. If it is in doubt, it puts the numbers above its answer. It can be wrong either way.',
      'This happens on our own server. Nobody is called or told. A message that gets only the numbers does not count, and you get them even when you have no messages left today.',
      'In each chat, “I am not safe” shows the numbers at once, even without a connection.',
      'For questions of law or tax, it explains the words and names where people get help.',
    ],
  },
  {
    title: 'Who writes the words',
    lines: [
      'Its answers are made on our own server from sentences that people wrote and checked, with your own figures in them. No language model writes a word of them.',
      'Where a language model is set up, it may help to read a question that the coach is not sure of. All it does is pick what you may mean from our list, and we check what it picked. The answer says that it helped.',
      'It gets the words of the question. The names you gave to debts and goals, your first name, addresses and longer numbers are taken out first. It gets none of your records, and no message with a sign of danger.',
      'You can turn it off, and see word for word what was sent to it.',
    ],
  },
  {
    title: 'How much you can ask',
    lines: [
      `On Free, ${FREE_COACH_MESSAGES} messages a day. On Pro and Premium, up to ${PAID_COACH_MESSAGES} a day.`,
      'Below the box you see how many are left today.',
    ],
  },
  {
    title: 'What is kept',
    lines: [
      'Your conversations are kept for you alone. You can read them, download them and delete them at any time.',
    ],
  },
]

export const rulesLink = 'Your conversations and the switch'
