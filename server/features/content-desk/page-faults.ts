/** The checks that partner offers and the foundation's page pass before they are published. */
import type { ContentFault } from '#contracts/admin/content.ts'
import type { OffersContent } from '#contracts/money/offers.ts'
import { textsOf } from '#engine/reading/reading-grade.ts'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import { contentTexts } from './messages.ts'
import { gradeFaults } from './text-faults.ts'

/** the formula is not valid for fewer words */
const LEAST_WORDS = 40

/** A sample says that it is one, and leads nowhere; a real offer leads somewhere. */
function sampleFaults({ groups }: OffersContent): ContentFault[] {
  const texts = contentTexts().pages
  return groups.flatMap(({ offers }, group) =>
    offers.flatMap(({ isSample, link, name }, at) => {
      const path = `groups.${group}.offers.${at}`
      if (isSample && link !== null) return [{ path: `${path}.link`, message: texts.sampleLink }]
      if (isSample && !name.startsWith('Sample '))
        return [{ path: `${path}.name`, message: texts.sampleName }]
      if (!isSample && link === null) return [{ path: `${path}.link`, message: texts.realLink }]
      return []
    }),
  )
}

function doubleIds({ groups }: OffersContent): ContentFault[] {
  const ids = groups.flatMap(({ offers }) => offers.map(({ id }) => id))
  const double = ids.find((id, at) => ids.indexOf(id) !== at)
  return double === undefined ? [] : [{ path: 'groups', message: contentTexts().pages.sameId(double) }]
}

/** The fault of English offers that are too hard to read. */
export function offersHardness({ groups, note, orderNote, rights }: OffersContent): ContentFault[] {
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
  return text.split(/\s+/).length < LEAST_WORDS
    ? []
    : gradeFaults(text, { path: '', inWords: contentTexts().texts.allTooHard })
}

/** The faults of English offers that have the right shape, but for their ease. */
export function offersFaults(content: OffersContent): ContentFault[] {
  return [...sampleFaults(content), ...doubleIds(content)]
}

/** Lists in place of objects: the database keeps no order of keys. What other screens, gifts and the rules of grants read too, by its place. It changes with the program alone. */
function fixedParts({ programs, donate, apply }: FoundationContent): [string, unknown][] {
  const { prepareHeading, prepare, now, nowSource, warning } = apply
  return [
    [
      'programs',
      programs.map(({ id, name, upToCents, usesPovertyLine }) => [id, name, upToCents, usesPovertyLine]),
    ],
    ['donate.tiers', donate.tiers.map(({ id, cents, text }) => [id, cents, text])],
    ['apply.prepareHeading', prepareHeading],
    ['apply.prepare', prepare],
    ['apply.now', now],
    ['apply.nowSource', [nowSource.title, nowSource.url]],
    ['apply.warning', warning],
  ]
}

/** A claim has both a year and a source, or neither; then it is not shown. */
function halfClaims({ stats }: FoundationContent): ContentFault[] {
  return stats.flatMap(({ year = '', source = '' }, at) => {
    if ((year === '') === (source === '')) return []
    const missing = year === '' ? 'year' : 'source'
    return [
      {
        path: `stats.${at}.${missing}`,
        message: contentTexts().pages.halfClaim,
      },
    ]
  })
}

/** The faults of a page that has the right shape, beside the one that is shipped in its language. */
export function foundationFaults(content: FoundationContent, shipped: FoundationContent): ContentFault[] {
  const shippedParts = new Map(fixedParts(shipped))
  const changed = fixedParts(content)
    .filter(([path, part]) => JSON.stringify(part) !== JSON.stringify(shippedParts.get(path)))
    .map(([path]) => ({
      path,
      message: contentTexts().pages.fixed,
    }))
  return [...changed, ...halfClaims(content)]
}

/** The fault of an English page that is too hard to read. */
export function foundationHardness(content: FoundationContent): ContentFault[] {
  const sentences = textsOf(content).filter((text) => text.includes(' '))
  return gradeFaults(sentences.join('\n'), { path: '', inWords: contentTexts().texts.allTooHard })
}
