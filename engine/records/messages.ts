import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  names: {
    debt: { one: 'debt', many: 'debts', first: 'one', another: 'another' },
    goal: { one: 'goal', many: 'goals', first: 'one', another: 'another' },
    category: { one: 'category', many: 'categories', first: 'one', another: 'another' },
    group: { one: 'group', many: 'groups', first: 'one', another: 'another' },
    score: { one: 'score', many: 'scores', first: 'one', another: 'another' },
    case: { one: 'case', many: 'cases', first: 'one', another: 'another' },
  },
  missing: (one: string) => `We cannot find this ${one}. It may have been removed.`,
  tooMany: (most: number, { many, first, another }: Record<'many' | 'first' | 'another', string>) =>
    `You can keep up to ${most} ${many}. Remove ${first} to add ${another}.`,
  removed: (one: string) => `The ${one} was removed.`,
  changedSince: (one: string) =>
    `This ${one} was changed after you opened it. Nothing was lost. Look at it again, then make your change.`,
}

export type English = typeof english
export const recordTexts = bilingual(english, spanish)
