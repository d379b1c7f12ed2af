/** What stands in the way of publishing the foundation's page. */
import type { ContentFault } from '#contracts/admin/content.ts'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import { readingGrade, textsOf } from '#engine/reading/reading-grade.ts'

const HIGHEST_GRADE = 8

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
        message: 'A figure is shown with its year and its source. Fill in both, or neither.',
      },
    ]
  })
}

/** The faults of a page that has the right shape, beside the one that is shipped. */
export function foundationFaults(content: FoundationContent, shipped: FoundationContent): ContentFault[] {
  const shippedParts = new Map(fixedParts(shipped))
  const changed = fixedParts(content)
    .filter(([path, part]) => JSON.stringify(part) !== JSON.stringify(shippedParts.get(path)))
    .map(([path]) => ({
      path,
      message:
        'Names, amounts and what other screens say too change with the program. Leave them as they are.',
    }))
  const grade = readingGrade(
    textsOf(content)
      .filter((text) => text.includes(' '))
      .join('\n'),
  )
  const hard = `The texts read at grade ${grade.toFixed(1)}. It may be 8 at most: use shorter sentences.`
  const faults = [...changed, ...halfClaims(content)]
  return grade > HIGHEST_GRADE ? [...faults, { path: '', message: hard }] : faults
}
