import { bilingual } from '#engine/language/bilingual.ts'
import { pluralBy } from '#engine/language/plural.ts'
import { spanish } from './messages.es.ts'

const plural = pluralBy('en-US')

const english = {
  missingImport: 'We cannot find this import. It may have been taken back already.',
  missingLine: 'We cannot find this line. Its import may have been taken back.',
  missingCategory: 'We cannot find this category. It may have been removed.',
  tooManyImports: (most: number) =>
    `You can keep up to ${most} imports. Take one back to bring in another. Nothing was brought in.`,
  tooManyCategories: (most: number) =>
    `You can keep up to ${most} categories. Choose fewer new ones, or remove some first. Nothing was brought in.`,
  tooManyCategoryRules: (most: string) =>
    `We can remember up to ${most} categories of files. Leave out the categories of this one. Nothing was brought in.`,
  tooManyDebts: (most: number) =>
    `You can keep up to ${most} debts. Choose fewer of these, or remove some first. Nothing was brought in.`,
  rowInFuture: 'This day has not come yet. Leave the row out, or bring it in later. Nothing was brought in.',
  noNewRows: 'Everything in this file is here already. Nothing was brought in.',
  noNewDebts: 'Debts of these names are here already. Nothing was brought in.',
  unreadable: 'We could not read this import. Nothing was brought in. Please start again.',
  sendRows: 'Send the rows of the file as application/json. The file itself is read in the browser.',
  debtsBack: (count: number) => `This import was taken back, with ${plural(count, 'debt')}.`,
  linesBack: (count: number) => `This import was taken back, with ${plural(count, 'transaction')}.`,
}

export type English = typeof english
export const importTexts = bilingual(english, spanish)
