import { expect, it } from 'vitest'
import { collectorLetters, creditBureaus } from '#contracts/money/letters.ts'
import {
  caseDeadline,
  FREE_REPORT_DAYS,
  INVESTIGATION_DAYS,
  VALIDATION_DAYS,
} from '#engine/letters/case-deadlines.ts'
import { collectorLetterLabels } from '#engine/letters/collector-letter.ts'
import bureaus from './letters/bureaus.json' with { type: 'json' }
import collector from './letters/collector.json' with { type: 'json' }
import dispute from './letters/dispute.json' with { type: 'json' }

it('has an address of each bureau, with the zip code at its end', () => {
  expect(bureaus.bureaus.map(({ id }) => id)).toEqual([...creditBureaus])
  for (const { lines } of bureaus.bureaus)
    expect(lines.at(-1)).toMatch(/^[A-Z][a-z]+, [A-Z]{2} \d{5}(-\d{4})?$/)
})

it('says of each letter to a collector why, when, how and by when, and names the section of its rule', () => {
  expect(collector.letters.map(({ kind }) => kind)).toEqual([...collectorLetters])
  for (const letter of collector.letters) {
    const kind = letter.kind as (typeof collectorLetters)[number]
    expect(letter.title).toBe(collectorLetterLabels[kind])
    for (const text of [letter.why, letter.when, letter.deadline, letter.how]) expect(text).toMatch(/\.$/)
    const letterDays = { sentOn: null, receivedOn: null, afterFreeReport: false, addedInformationOn: null }
    const courtDays = { servedOn: null, answerBy: null, filedOn: null, court: null }
    const { rule } = caseDeadline({ ...letterDays, ...courtDays, kind, firstNoticeOn: null })
    expect(letter.url).toBe(rule.url)
    expect(rule.words).toContain(letter.section.split(' and ')[0])
  }
})

it('holds no number of days that the engine does not count with, and promises nothing', () => {
  const texts = JSON.stringify([collector.letters, collector.limits, dispute.steps, dispute.limits])
  const days = [...texts.matchAll(/(\d+)(?:-(\d+))?[ -]days?/g)].flatMap(([, ...found]) => found)
  const known = new Set([INVESTIGATION_DAYS, FREE_REPORT_DAYS, VALIDATION_DAYS].map(String))
  expect(days.filter((day) => day !== undefined && !known.has(day))).toEqual([])
  expect(texts).not.toMatch(/guarantee|will be removed|raise your score|we promise/i)
})

it('leads to legal aid and to the attorney general', () => {
  const urls = collector.help.map(({ url }) => new URL(url).hostname)
  expect(urls).toEqual(['www.lsc.gov', 'www.usa.gov', 'www.consumerfinance.gov'])
  expect(collector.limits.join(' ')).toContain('State law varies')
})

// spec 9
it('mentions the 30-day investigation under the FCRA, a wait of 30-45 days and certified mail', () => {
  const texts = JSON.stringify(dispute.steps)
  for (const words of ['30-day investigation under the FCRA', '30-45 days', 'certified mail'])
    expect(texts).toContain(words)
})
