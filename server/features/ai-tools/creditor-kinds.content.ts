/**
 * What can be asked of each kind of creditor. What a script may say of the law is in the library, with its sources;
 * here stand only requests that any creditor may refuse.
 */
import type { DebtType } from '#contracts/money/debts.ts'

export type CreditorKind =
  | 'card'
  | 'auto'
  | 'student'
  | 'mortgage'
  | 'personal'
  | 'medical'
  | 'collector'
  | 'other'

export type KindWords = {
  /** who to ask for on the phone */
  askFor: string
  /** the request, said by the person */
  request: string
  /** what to ask where the answer is no */
  fallbacks: readonly string[]
  /** what to have at hand beside the statement */
  ready: string
}

export const creditorKinds: Readonly<Record<CreditorKind, KindWords>> = {
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
      'Can you change my due date so that it comes after payday?',
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
    ready: 'Your last pay stub and your last tax return. For federal loans, your account at studentaid.gov.',
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
      'Can you change my due date so that it comes after payday?',
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
    fallbacks: [
      'Can you change my due date so that it comes after payday?',
      'Do you have a hardship plan?',
      'Can you take off the last late fee?',
    ],
    ready: 'Your last statement and what you can pay each month.',
  },
}

export const kindOfType: Readonly<Record<DebtType, CreditorKind>> = {
  credit_card: 'card',
  auto_loan: 'auto',
  student_loan: 'student',
  mortgage: 'mortgage',
  personal_loan: 'personal',
  other: 'other',
}

/** What a name says of its kind, the surest first. */
export const kindWords: readonly { pattern: RegExp; kind: CreditorKind }[] = [
  { pattern: /\b(?:collect\w*|recover\w*|portfolio|midland|lvnv|receivable\w*)\b/i, kind: 'collector' },
  { pattern: /\b(?:hospital|medical|clinic|doctor|dental|dentist|ambulance|health)\b/i, kind: 'medical' },
  { pattern: /\b(?:mortgage|home loan|house)\b/i, kind: 'mortgage' },
  { pattern: /\b(?:student|college|navient|nelnet|mohela|aidvantage|sallie)\b/i, kind: 'student' },
  { pattern: /\b(?:auto|car|truck|vehicle|toyota|ford|honda)\b/i, kind: 'auto' },
  { pattern: /\b(?:card|visa|mastercard|amex|discover|credit)\b/i, kind: 'card' },
  { pattern: /\b(?:loan|lending|personal)\b/i, kind: 'personal' },
]
