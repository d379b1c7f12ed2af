/** Texts of the worksheets' screen. What stands beside a sheet is in `sheet-messages.ts`. */
import type { Language } from '#contracts/language.ts'

export const worksheetsHead = {
  title: 'Worksheets to print, Jubilee',
  description:
    'Free worksheets in English and Spanish: a debt list, a bill calendar, a spending tracker, a call log and a letter checklist, as PDFs to print.',
}

export const worksheetsTexts = {
  back: 'Financial Education',
  title: 'Worksheets',
  lead: 'Five sheets to print and write on, as PDFs on US Letter paper. Each says at the top how to use it.',
  language: 'Language of the sheets',
  languages: { en: 'English', es: 'Español' } satisfies Record<Language, string>,
  filling: 'What is on them',
  fillings: { empty: 'Empty lines', filled: 'My own records' },
  filledHint:
    'We fill in your debts, this month’s bills and budget, and the companies you deal with. Keep a filled sheet where only you can read it.',
  offer: 'With a free account, a sheet can come with your own debts and bills on it.',
  create: 'Create a free account',
  failed: 'The sheet could not be made. Nothing was lost. Please try again.',
}
