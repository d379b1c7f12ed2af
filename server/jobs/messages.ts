import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  retried: (count: number) => {
    if (count === 0) return 'Nothing has failed here. Nothing was changed.'
    return count === 1 ? '1 job is in line again.' : `${count} jobs are in line again.`
  },
}

export type English = typeof english
export const jobTexts = bilingual(english, spanish)
