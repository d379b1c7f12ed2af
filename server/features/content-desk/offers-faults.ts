/** What stands in the way of publishing partner offers. */
import type { ContentFault } from '#contracts/admin/content.ts'
import type { OffersContent } from '#contracts/money/offers.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'

const HIGHEST_GRADE = 8
/** the formula says nothing about fewer words */
const LEAST_WORDS = 40

/** A sample says that it is one, and leads nowhere; a real offer leads somewhere. */
function sampleFaults({ groups }: OffersContent): ContentFault[] {
  return groups.flatMap(({ offers }, group) =>
    offers.flatMap(({ isSample, link, name }, at) => {
      const path = `groups.${group}.offers.${at}`
      if (isSample && link !== null) return [{ path: `${path}.link`, message: 'A sample has no link.' }]
      if (isSample && !name.startsWith('Sample '))
        return [{ path: `${path}.name`, message: 'The name of a sample begins with “Sample”.' }]
      if (!isSample && link === null) return [{ path: `${path}.link`, message: 'A real offer needs a link.' }]
      return []
    }),
  )
}

function doubleIds({ groups }: OffersContent): ContentFault[] {
  const ids = groups.flatMap(({ offers }) => offers.map(({ id }) => id))
  const double = ids.find((id, at) => ids.indexOf(id) !== at)
  return double === undefined ? [] : [{ path: 'groups', message: `Two offers have the id ${double}.` }]
}

function gradeFaults({ groups, note, orderNote, rights }: OffersContent): ContentFault[] {
  const texts = groups.flatMap(({ summary, offers }) => [
    summary,
    ...offers.flatMap(({ description, terms, commission, firstYearBasis }) => [
      description,
      terms,
      commission,
      firstYearBasis,
    ]),
  ])
  const text = [note, orderNote, ...texts, ...rights.points].join('\n')
  const grade = readingGrade(text)
  if (text.split(/\s+/).length < LEAST_WORDS || grade <= HIGHEST_GRADE) return []
  return [
    {
      path: '',
      message: `The texts read at grade ${grade.toFixed(1)}. It may be 8 at most: use shorter sentences.`,
    },
  ]
}

/** The faults of offers that have the right shape. */
export function offersFaults(content: OffersContent): ContentFault[] {
  return [...sampleFaults(content), ...doubleIds(content), ...gradeFaults(content)]
}
