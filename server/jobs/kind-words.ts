/**
 * What a kind of job does, as an admin reads it. Its English stands where the job is defined; the Spanish beside this file
 * has it by the job's name, and how often it runs by the English words for that.
 */
import { currentLanguage } from '#engine/language/bilingual.ts'
import type { JobHead } from './jobs.ts'
import { spanishSchedules, spanishSummaries } from './kind-words.es.ts'

/** The sentence of a kind, and how often it runs by itself; null where something else asks for it. */
export function kindInWords({
  name,
  summary,
  schedule,
}: Pick<JobHead<unknown>, 'name' | 'summary' | 'schedule'>): {
  summary: string
  schedule: string | null
} {
  const often = schedule?.words ?? null
  if (currentLanguage() === 'en') return { summary, schedule: often }
  return {
    summary: spanishSummaries[name] ?? summary,
    schedule: often === null ? null : (spanishSchedules[often] ?? often),
  }
}
