/** What is said about applications for a grant, to who applies and to those who decide. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingApplication: 'We cannot find this application. It may have been removed.',
  missingDocument: 'We cannot find this file. It may have been removed.',
  changedSince:
    'This application was changed after you opened it. Nothing was lost. Look at it again, then go on.',
  nothingChanged: 'Nothing was changed.',
  otherOpen:
    'You have another application that is open. Take it back or wait for its decision, then appeal. Nothing was changed.',
  notEditable: 'This application was sent and cannot be changed now.',
  tooManyDocuments: (most: number) =>
    `You can add up to ${most} files. Remove one to add another. Nothing was saved.`,
  documentsTooLarge: (megabytes: number) =>
    `All files together can have up to ${megabytes} MB. Remove one to add another. Nothing was saved.`,
  otherConsent: 'The text you agreed to has changed. Load the page again and read it.',
  linkSent: 'We sent you a link to go on later.',
  fileRemoved: 'The file was removed.',
  notAllowed: {
    submit: 'This application was sent already.',
    answer: 'Nothing is asked of you right now.',
    withdraw: 'This application has ended and cannot be taken back.',
    appeal: 'Only a refusal can be appealed, and only once.',
    other: 'This cannot be done now.',
  },
  missing: {
    program: 'Choose a program.',
    householdPeople: 'Enter how many people live with you, you included.',
    street: 'Enter your street address.',
    zip: 'Enter your ZIP code.',
    state: 'Choose your state.',
    incomeAmount: 'Enter your income. If you have none, enter 0.',
    incomePeriod: 'Choose how often that comes in.',
    age: 'Enter your age.',
    isSingleParent: 'Say whether you raise children alone.',
    story: 'Write a few sentences on what happened.',
    email: 'Confirm your email address first. The link is in the email we sent you.',
  },
  missingInDebts: {
    name: 'Give this debt a name.',
    kind: 'Choose what kind of debt this is.',
    balance: 'Enter what you owe.',
    asked: 'Enter what the grant should pay.',
    askedTooMuch: 'Ask for no more than you owe on this debt.',
    none: 'Name the debt you need help with.',
    moreThanProgram: (most: string) => `This program gives up to ${most}. Ask for less.`,
  },
  missingDocuments: {
    bill: 'Add the bill or notice of the debt.',
    income: 'Add a proof of your income.',
  },
  reasons: {
    incomeBelow: (income: string, limit: string, year: number) =>
      `Your income of ${income} a year is below ${limit}, twice the ${year} poverty line for your home.`,
    incomeNotBelow: (income: string, limit: string, year: number) =>
      `Your income of ${income} a year is not below ${limit}, twice the ${year} poverty line for your home.`,
    singleParent: 'You raise children alone.',
    notSingleParent: 'This one is for parents who raise children alone.',
    noChildCounted: 'This one is for parents with a child at home. You counted one person.',
    senior: 'You are 65 or older.',
    belowSeniorAge: 'This one is for people who are 65 or older.',
  },
  areas: { contiguous: '48 states and D.C.', AK: 'Alaska', HI: 'Hawaii' },
}

export type English = typeof english
export const grantTexts = bilingual(english, spanish)
