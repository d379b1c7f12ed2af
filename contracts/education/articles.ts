/** The library: articles, and a person's reading. */
import * as z from 'zod/mini'
import { educationTexts } from './education-messages.ts'
import { refusalTexts } from '#contracts/refusal-messages.ts'
import { calendarDate, day } from '#contracts/amounts.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { language, languages, translation } from '#contracts/language.ts'

export const articleCategories = [
  'credit',
  'debt',
  'savings',
  'budgeting',
  'investing',
  'negotiation',
  'consolidation',
  'income',
  'motivation',
] as const
export const articleLevels = ['beginner', 'intermediate', 'advanced'] as const

/** An article as a card shows it. */
export const articleAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(articleCategories),
  imageUrl: z.string(),
  /** minutes */
  readTime: z.int(),
  difficulty: z.enum(articleLevels),
  tags: z.array(z.string()),
  featured: z.boolean(),
})
export type Article = z.output<typeof articleAnswer>

/** A table that is looked up, not read through: the first cell of a row names it, and its figures rest on its own link. */
const tableBlock = z
  .object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.string()).check(z.minLength(2)),
    rows: z.array(z.array(z.string())).check(z.minLength(1)),
  })
  .check(
    z.refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length), {
      error: () => educationTexts().tableCells,
      path: ['rows'],
    }),
  )

/** A piece of an article's text. A text may hold links as [words](path or address) and **bold**; nothing else. */
export const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()), isOrdered: z.boolean() }),
  z.object({ kind: z.literal('example'), title: z.string(), text: z.string() }),
  tableBlock,
])
export type ArticleBlock = z.output<typeof articleBlock>

/** A question to test oneself; the answers stay in the browser. `answer` is the place of the right choice, 0 first. */
export const quizQuestion = z.object({
  question: z.string(),
  choices: z.array(z.string()),
  answer: z.int(),
  /** why it is right, in a sentence or two */
  because: z.string(),
})
export type QuizQuestion = z.output<typeof quizQuestion>

export const articleTextAnswer = z.extend(articleAnswer, {
  blocks: z.array(articleBlock),
  quiz: z.array(quizQuestion),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.string() })),
  /** the day the facts were written down from the sources */
  checkedOn: day,
  /** what the text is written in */
  language,
  /** what it can be read in */
  languages: z.array(language),
  translation,
  next: z.nullable(z.object({ id: z.string(), title: z.string() })),
})
export type ArticleText = z.output<typeof articleTextAnswer>

const words = z.string().check(z.trim(), z.minLength(1))
const {
  next: _next,
  language: _language,
  languages: _languages,
  translation: _translation,
  ...written
} = articleTextAnswer.shape

/** An article as it stands in content/articles, one file for each language: all of it but what follows from the others. */
export const articleContent = z.strictObject({
  ...written,
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  title: words,
  description: words,
  imageUrl: z.string().check(z.regex(/^(\/|https:\/\/)\S+$/)),
  readTime: z.int().check(z.minimum(1), z.maximum(60)),
  tags: z.array(words),
  blocks: z.array(articleBlock).check(z.minLength(1)),
  sources: z.array(
    z.strictObject({
      title: words,
      publisher: words,
      url: z.string().check(z.regex(/^https:\/\/\S+$/)),
      /** the day its words were read; without it the source is where to look, and no figure rests on it */
      readOn: z.optional(calendarDate),
    }),
  ),
  checkedOn: calendarDate,
  /** the day by which its facts are to be looked at again, where a law or an amount is known to change */
  checkBy: z.optional(calendarDate),
  /** each figure of the text outside its worked examples, and the source's address */
  figures: z.record(z.string(), z.string()),
})
export type ArticleContent = z.output<typeof articleContent>

export const listArticles = endpoint('GET /api/articles', {
  summary: 'The articles of the library, featured ones first.',
  access: 'public',
  keptOffline: true,
  answer: z.array(articleAnswer),
})

export const getArticle = endpoint('GET /api/articles/{id}', {
  summary:
    'One article with its text, its sources and the next one; in English where it is not written in the language. Without one it is that of the reader.',
  access: 'public',
  query: z.strictObject({
    language: z.optional(z.enum(languages, { error: () => refusalTexts().language })),
  }),
  keptOffline: true,
  answer: articleTextAnswer,
})

const progressAnswer = z.object({
  /** ids of the articles read to the end, with the day */
  read: z.array(z.object({ articleId: z.string(), readOn: day })),
  /** whole minutes spent reading, over all articles */
  minutes: z.int(),
  /** days in a row, up to today or yesterday, on which something was read */
  streakDays: z.int(),
})
export type ReadingProgress = z.output<typeof progressAnswer>

export const getReadingProgress = endpoint('GET /api/reading-progress', {
  summary: 'What the person has read, for how long, and on how many days in a row.',
  access: 'signedIn',
  tokenScope: 'records:read',
  keptOffline: true,
  answer: progressAnswer,
})

export const saveArticleProgress = endpoint('PUT /api/articles/{id}/progress', {
  summary: 'Keep that an article was read or not, the seconds spent since the last call, or both.',
  access: 'signedIn',
  body: z
    .strictObject({
      /** left out, the mark stays as it is: a page that is left reports its time without knowing of other tabs */
      isRead: z.optional(z.boolean({ error: () => refusalTexts().yesOrNo })),
      seconds: z.optional(
        z
          .int({ error: () => educationTexts().seconds })
          .check(
            z.minimum(0, { error: () => educationTexts().seconds }),
            z.maximum(3600, { error: () => educationTexts().hourAtMost }),
          ),
      ),
    })
    .check(
      z.refine(({ isRead, seconds }) => isRead !== undefined || seconds !== undefined, {
        error: () => educationTexts().readOrSeconds,
        path: ['isRead'],
      }),
    ),
  answer: progressAnswer,
})

/** A text as a person reads it: without the addresses of links and the marks of bold words. */
export const plainText = (text: string): string => text.replaceAll(/\]\([^)]*\)|\[|\*\*/g, '')

/** The texts of a block as a person reads them. */
export function textsOfBlock(block: ArticleBlock): string[] {
  return writtenTexts(block).map(plainText)
}

/** The texts of a block as they are written. */
function writtenTexts(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'example':
      return [block.title, block.text]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    default:
      return [block.text]
  }
}

/** What is read from the first line to the last: a table is looked up, so its cells are no part of a text's length or ease. */
export const runningText = (blocks: readonly ArticleBlock[]): string =>
  blocks
    .filter(({ kind }) => kind !== 'table')
    .flatMap(textsOfBlock)
    .join('\n')

/** Every number with its sign, in order: '$1,500', '24.99%', '29'. Numbers of names ("form W-4") are none. */
export function figuresIn(text: string): string[] {
  return (text.match(/(?<![A-Z]-)\$?\d[\d,]*(?:\.\d+)?%?/g) ?? []).map((figure) => figure.replace(/,$/, ''))
}

const addressIn = /\]\((https:\/\/[^)\s]+)\)/
/** A government's own site: .gov, or the older names of states such as 'leg.state.nv.us'. */
const isGovernmentSite = (address: string): boolean =>
  /^https:\/\/(?:[\w-]+\.)+(?:gov|state\.[a-z]{2}\.us)(?:\/|$)/i.test(address)

/** The rows of an article's tables whose figures have no government's page beside them, each as its first cell. */
export const rowsWithoutSource = (blocks: readonly ArticleBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows
          .filter((cells) => cells.map(plainText).some((cell) => figuresIn(cell).length > 0))
          .filter((cells) => !cells.some((cell) => isGovernmentSite(addressIn.exec(cell)?.[1] ?? '')))
          .map(([name = '']) => plainText(name))
      : [],
  )

/** The figures that a text claims by itself; those of examples are worked out, and those of a table's rows rest on the row's link. */
export const claimedFigures = (blocks: readonly ArticleBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'example') return []
    const texts =
      block.kind === 'table' ? [block.caption, ...block.columns].map(plainText) : textsOfBlock(block)
    return texts.flatMap(figuresIn)
  })
