/**
 * The paragraphs of every letter. A letter is English word for word, since that is what bureaus and collectors read;
 * what each paragraph says stands in Spanish beside it, for the person who signs it.
 */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './paragraph-words.es.ts'

export const letterParagraphs = {
  greeting: 'To whom it may concern:',
  closing: 'Sincerely,',

  aboutDispute: 'Re: Dispute of information in my credit report',
  disputeIntroduction:
    'I am writing to dispute information in my credit report about the account named above.',
  not_mine: 'This account is not mine.',
  paid_off: 'I have paid this account in full. The report shows that I still owe on it.',
  incorrect_balance: 'The balance that the report shows for this account is not right.',
  incorrect_status: 'The status that the report shows for this account is not right.',
  late_payment_error: 'The report shows a late payment on this account that was not late.',
  identity_theft: 'Somebody used my name without my consent. This account is a result of identity theft.',
  closed_account: 'This account is closed. The report shows it as open.',
  duplicate: 'The report shows this account more than once.',
  investigate:
    'Please investigate this under the Fair Credit Reporting Act, 15 U.S.C. 1681i. The Act gives 30 days for the investigation from the day you receive this letter. Please correct or delete what is inaccurate, incomplete or cannot be verified.',
  results: 'Please send me the results in writing, with a copy of my credit report if it changes.',
  resultsAtAddress:
    'Please send me the results in writing at the address above, with a copy of my credit report if it changes.',

  aboutValidation: 'Re: Request for validation of a debt',
  aboutDebtDispute: 'Re: Dispute of a debt',
  aboutStopContact: 'Re: Request to stop contact about a debt',
  aboutLawyer: 'Re: Contact through my lawyer',
  askValidation:
    'You have contacted me about the debt with the reference above. I am asking for validation of this debt under the Fair Debt Collection Practices Act, 15 U.S.C. 1692g.',
  sendProof:
    'Please send me: the name and address of the first creditor; the amount you say is owed, with the interest, fees and payments that make it up; and a copy of what shows that the debt is mine and that you may collect it.',
  untilThen:
    'Until you have sent it, please stop collecting this debt, as 15 U.S.C. 1692g(b) asks of you when a person writes within the 30 days of your notice.',
  noPromise: 'This letter is not a promise to pay, and I do not agree in it that I owe this debt.',
  disputeDebt:
    'You have contacted me about the debt with the reference above. I dispute this debt under the Fair Debt Collection Practices Act, 15 U.S.C. 1692g.',
  sendVerification:
    'Please send me verification of the debt, and the name and address of the first creditor.',
  reportDisputed:
    'If you report this debt to a credit bureau, please report that it is disputed, as 15 U.S.C. 1692e(8) asks.',
  stopContact:
    'You have contacted me about the debt with the reference above. Under the Fair Debt Collection Practices Act, 15 U.S.C. 1692c(c), I ask you to stop all further contact with me about it.',
  onceMore:
    'I know that you may write once more to say that you stop, or that you take a step that the Act names.',
  haveLawyer:
    'You have contacted me about the debt with the reference above. A lawyer represents me in this matter.',
  writeToLawyer:
    'Under the Fair Debt Collection Practices Act, 15 U.S.C. 1692c(a)(2), please contact my lawyer about this debt, and not me.',
  myLawyer: 'My lawyer:',
}

const english = letterParagraphs

export type English = typeof english
const paragraphWords = bilingual(english, spanish)

/** Without a reference there is none above: the debt is then the one they wrote or called about. */
export const withoutReference = (paragraph: string): string =>
  paragraph.replace(' the debt with the reference above.', ' a debt.')

export type Explanation = { paragraph: string; says: string }

function keyOf(paragraph: string): keyof English | undefined {
  const [first] = paragraph.split('\n')
  const isIt = (text: string) => text === first || withoutReference(text) === first
  const found = Object.entries(letterParagraphs).find(([, text]) => isIt(text))
  return found?.[0] as keyof English | undefined
}

/**
 * What each paragraph of a letter says, in the language of the moment; null where that is the letter's own. A paragraph
 * that the person wrote or changed has none.
 */
export function explanationsOf(letter: string): Explanation[] | null {
  const words = paragraphWords()
  if (words === letterParagraphs) return null
  return letter.split(/\n{2,}/).flatMap((part) => {
    const paragraph = part.trim()
    const key = keyOf(paragraph)
    return key === undefined ? [] : [{ paragraph, says: words[key] }]
  })
}
