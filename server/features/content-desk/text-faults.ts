/** Checks that hold for every text an admin writes: no HTML, and no link that leads nowhere. */
import glossary from '#content/glossary/glossary.json' with { type: 'json' }
import { routeNeeds } from '#engine/access/routes.ts'
import { readingGrade } from '#engine/reading/reading-grade.ts'
import type { ContentFault } from '#contracts/admin/content.ts'
import { contentTexts } from './messages.ts'

/** A tag, a comment or an entity: our pages would show it as it stands, so it is a slip. */
const HTML = /<\/?[a-z!][^>]*>?|&(?:[a-z]+|#\d+|#x[\da-f]+);/i
const LINK = /\]\(([^)]*)\)/g

const terms = new Set(glossary.terms.map(({ slug }) => slug))
const screens = new Set(
  Object.keys(routeNeeds).filter((path) => path !== '/' && !path.startsWith('/admin') && !path.includes(':')),
)

/** Every text in a value read from JSON, with its place: 'blocks.3.text'. */
function placedTexts(value: unknown, path: string[] = []): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placedTexts(inner, [...path, key]))
}

function leadsSomewhere(address: string, articleIds: ReadonlySet<string>): boolean {
  if (address.startsWith('https://')) return URL.canParse(address)
  const [path = '', term] = address.split('#')
  if (path === '/education/glossary' && term !== undefined) return terms.has(term)
  const [, id] = /^\/education\/([\w-]+)$/.exec(path) ?? []
  return screens.has(path) || (id !== undefined && articleIds.has(id))
}

/** The faults of every text in a body. `articleIds` are the articles that a link may lead to. */
export function textFaults(body: unknown, articleIds: ReadonlySet<string>): ContentFault[] {
  return placedTexts(body).flatMap(({ path, text }) => [
    ...(HTML.test(text)
      ? [
          {
            path,
            message: contentTexts().texts.html,
          },
        ]
      : []),
    ...[...text.matchAll(LINK)]
      .filter(([, address = '']) => !leadsSomewhere(address, articleIds))
      .map(([, address = '']) => ({
        path,
        message: contentTexts().texts.deadLink(address.slice(0, 120)),
      })),
  ])
}

const HIGHEST_GRADE = 8

/** The fault of a text that is too hard to read; `inWords` makes the sentence about it. */
export function gradeFaults(
  text: string,
  { path, inWords }: { path: string; inWords: (grade: string, most: number) => string },
): ContentFault[] {
  const grade = readingGrade(text)
  if (grade <= HIGHEST_GRADE) return []
  return [{ path, message: inWords(grade.toFixed(1), HIGHEST_GRADE) }]
}
