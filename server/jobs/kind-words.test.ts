import { expect, it } from 'vitest'
import { speaking } from '#server/language/language.ts'
import { allJobs } from './all-jobs.ts'
import { spanishSummaries } from './kind-words.es.ts'
import { kindInWords } from './kind-words.ts'

it('says of every kind of job in Spanish what it does and how often', () => {
  expect(Object.keys(spanishSummaries).toSorted()).toEqual(allJobs.map(({ name }) => name).toSorted())
  for (const kind of allJobs) {
    const [english, spanish] = [kindInWords(kind), speaking('es', () => kindInWords(kind))]
    expect(english.summary).toBe(kind.summary)
    expect({ name: kind.name, isSame: spanish.summary === english.summary }).toEqual({
      name: kind.name,
      isSame: false,
    })
    expect(spanish.schedule ?? 'cada').toMatch(/^cada/)
    expect(spanish.schedule === null).toBe(english.schedule === null)
  }
})
