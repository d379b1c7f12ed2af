import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const names = {
  debt: { one: 'debt', many: 'debts', first: 'one', another: 'another' },
  goal: { one: 'goal', many: 'goals', first: 'one', another: 'another' },
  category: { one: 'category', many: 'categories', first: 'one', another: 'another' },
  group: { one: 'group', many: 'groups', first: 'one', another: 'another' },
  score: { one: 'score', many: 'scores', first: 'one', another: 'another' },
  case: { one: 'case', many: 'cases', first: 'one', another: 'another' },
}

export type RecordNames = typeof names
export type RecordKind = keyof RecordNames

const english = {
  missing: (record: RecordKind) => `We cannot find this ${names[record].one}. It may have been removed.`,
  tooMany: (most: number, record: RecordKind) => {
    const { many, first, another } = names[record]
    return `You can keep up to ${most} ${many}. Remove ${first} to add ${another}.`
  },
  removed: (record: RecordKind) => `The ${names[record].one} was removed.`,
  changedSince: (record: RecordKind) =>
    `This ${names[record].one} was changed after you opened it. Nothing was lost. Look at it again, then make your change.`,
}

export type English = typeof english
export const recordTexts = bilingual(english, spanish)
