/** The words of a call to a creditor: requests that any creditor may refuse. What the law says is in the library. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './script-messages.es.ts'

const otherDueDate = 'Can you change my due date so that it comes after payday?'

const english = {
  /** by the kind of creditor: who to ask for, what to say, what to ask after a no, what to have at hand */
  kinds: {
    card: {
      askFor: 'someone who can change a rate, often called the retention team',
      request:
        'I would like a lower rate on this card, so that more of each payment goes to what I owe. What can you do today?',
      fallbacks: [
        'Is there a lower rate for some months while I pay this down?',
        'Do you have a hardship plan, and would it close the card?',
        'Can you take off the last late fee?',
      ],
      ready: 'Your last statement, and an offer from another card if you have one.',
    },
    auto: {
      askFor: 'the loss prevention or hardship team',
      request:
        'I want to keep the car and keep paying. Can you move a payment to the end of the loan, or lower the payment for some months?',
      fallbacks: [
        otherDueDate,
        'Would you refinance this loan at a lower rate?',
        'What happens to the interest if a payment moves?',
      ],
      ready: 'Your loan papers, your payday dates, and what you can pay each month.',
    },
    student: {
      askFor: 'someone who handles repayment plans',
      request:
        'I want a payment that fits my income. Which repayment plans am I allowed to choose, and what would each cost me a month?',
      fallbacks: [
        'Is this a federal loan or a private one?',
        'Is there a rate discount for automatic payments?',
        'What pauses are there, and does interest go on during a pause?',
      ],
      ready:
        'Your last pay stub and your last tax return. For federal loans, your account at studentaid.gov.',
    },
    mortgage: {
      askFor: 'the loss mitigation team',
      request:
        'I want to keep my home. Which ways to lower or pause the payment can I apply for, and what papers do you need?',
      fallbacks: [
        'Can the missed amount go to the end of the loan?',
        'What is the last day to send a full application?',
        'Who is my single contact person from here on?',
      ],
      ready:
        'Your last statement, proof of income, and a list of your costs. A HUD-approved housing counselor can help for free.',
    },
    personal: {
      askFor: 'the hardship or customer care team',
      request:
        'I want to pay this loan in full. Can you lower the rate or stretch the payments so that I can keep every due date?',
      fallbacks: [
        otherDueDate,
        'Is there a rate discount for automatic payments?',
        'Do you have a hardship plan, and how is it reported?',
      ],
      ready: 'Your loan papers and what you can pay each month.',
    },
    medical: {
      askFor: 'the billing office and the financial assistance program',
      request:
        'Please send me the bill line by line. I would also like to apply for financial assistance before I pay.',
      fallbacks: [
        'Can I have a payment plan without interest?',
        'Is there a lower price for people who pay by themselves?',
        'Can you keep this bill from a collector while my application is open?',
      ],
      ready: 'The bill, your insurance card, and proof of income.',
    },
    collector: {
      askFor: 'nobody yet: ask for proof in writing first',
      request:
        'Please send me written proof of this debt: who I owed, how much, and from when. I do not say that it is mine, and I will not pay on this call.',
      fallbacks: [
        'What is your full name, your company and your mailing address?',
        'Please write to me from now on.',
        'I will answer when I have your proof in writing.',
      ],
      ready:
        'A pen. Give no account number and no bank details. The free letter on Letters asks for proof for you.',
    },
    other: {
      askFor: 'someone who can change the terms',
      request:
        'I want to pay what I owe. Can you lower the rate, or spread the payments so that I can keep every due date?',
      fallbacks: [otherDueDate, 'Do you have a hardship plan?', 'Can you take off the last late fee?'],
      ready: 'Your last statement and what you can pay each month.',
    },
  },
  unknownRecord: 'I have been with you for [how long], and I want to keep paying.',
  hardMonths: 'Some months have been hard, and I am calling because I want to put this right.',
  paidByRecords: 'paid in full by your records',
  madePayments: (months: string) => `By my records I have made a payment every month for the last ${months}.`,
  paidMinimums: (months: string) => `By my records I have paid at least the minimum for the last ${months}.`,
  averageLabel: 'average rate of all cards',
  average: (rate: string) => `The average rate on cards is ${rate}, by the Federal Reserve.`,
  balance: 'balance',
  rate: 'rate',
  hello: (balance: string) => `Hello, my name is [your name]. I owe ${balance}.`,
  helloAt: (balance: string, rate: string) => `Hello, my name is [your name]. I owe ${balance} at ${rate}.`,
  helloOnly: 'Hello.',
  rateEnds:
    'This rate ends. When is its last day, and what is charged after it? Can you keep the rate lower then, or tell me what to pay each month to be done before?',
  spread: 'I want to pay what I owe. Can you spread the payments so that I can keep every due date?',
  callTo: (name: string) => `CALL TO ${name}`,
  before: (askFor: string, ready: string) => `BEFORE YOU CALL\nAsk for ${askFor}.\nHave ready: ${ready}`,
  say: 'WHAT TO SAY',
  wait: 'Then wait. A pause is fine.',
  no: 'IF THEY SAY NO',
  again: 'Thank them, and try again on another day. Another person may decide otherwise.',
  writeDown: 'WRITE DOWN',
  notes: [
    'the day and the time of the call',
    'the name of the person, and a reference number',
    'what they offered, from when, and for how long',
    'that they send it to you in writing before you pay anything new',
  ],
  mayRefuse:
    'They may say no to all of it. Agree only to what you can pay, and only once you have it in writing.',
}

export type English = typeof english
export const scriptTexts = bilingual(english, spanish)
