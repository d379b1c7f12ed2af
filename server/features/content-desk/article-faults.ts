/** The checks an article passes before it is published, as every shipped article does. */
import type { ContentFault } from '#contracts/admin/content.ts'
import {
  claimedFigures,
  figuresIn,
  rowsWithoutSource,
  runningText,
  textsOfBlock,
  type ArticleContent,
} from '#contracts/education/articles.ts'
import { contentTexts } from './messages.ts'
import { gradeFaults } from './text-faults.ts'

const WORDS = { least: 500, most: 1200 }
const WORDS_A_MINUTE = 200
const QUESTIONS = 3
const LEAST_SOURCES = 3

const PROMISES = /guarantee|risk-free|act now|hurry|last chance|you will save|we promise|lazy|irresponsible/i

type Found = (ContentFault | false)[]
const fault = (path: string, message: string): ContentFault => ({ path, message })

function lengthFaults({ blocks, readTime }: ArticleContent): Found {
  const texts = contentTexts().article
  const text = runningText(blocks)
  const words = text.split(/\s+/).length
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  const [promise] = PROMISES.exec(blocks.flatMap(textsOfBlock).join('\n')) ?? []
  return [
    (words < WORDS.least || words > WORDS.most) &&
      fault('blocks', texts.length(words, WORDS.least, WORDS.most)),
    ...gradeFaults(text, { path: 'blocks', inWords: contentTexts().texts.tooHard }),
    readTime !== minutes && fault('readTime', texts.readTime(words, minutes, WORDS_A_MINUTE)),
    promise !== undefined && fault('blocks', texts.promises(promise)),
  ]
}

/** The faults of the questions at the end, in either language. */
export function quizFaults({ quiz }: Pick<ArticleContent, 'quiz'>): ContentFault[] {
  const texts = contentTexts().article
  return [
    quiz.length !== QUESTIONS && fault('quiz', texts.questions(QUESTIONS)),
    ...quiz.flatMap(({ question, choices, answer, because }, at) => [
      !question.endsWith('?') && fault(`quiz.${at}.question`, texts.questionMark),
      (choices.length < 3 || new Set(choices).size < choices.length) &&
        fault(`quiz.${at}.choices`, texts.choices),
      choices[answer] === undefined && fault(`quiz.${at}.answer`, texts.answer),
      because.split(' ').length < 4 && fault(`quiz.${at}.because`, texts.because),
    ]),
  ].filter((found) => found !== false)
}

const isOfficial = (url: string) => URL.canParse(url) && new URL(url).hostname.endsWith('.gov')

function sourceFaults({ sources }: ArticleContent): Found {
  const texts = contentTexts().article
  return [
    sources.length < LEAST_SOURCES && fault('sources', texts.sources(LEAST_SOURCES)),
    ...sources.map(({ url }, at) => !isOfficial(url) && fault(`sources.${at}.url`, texts.official)),
  ]
}

function figureFaults({ blocks, figures, sources }: ArticleContent): Found {
  const texts = contentTexts().article
  const worked = blocks.flatMap((block) => (block.kind === 'example' ? figuresIn(block.text) : []))
  const claimed = claimedFigures(blocks)
  const unproven = new Set(claimed.filter((one) => !worked.includes(one) && !(one in figures)))
  const urls = sources.map(({ url }) => url)
  return [
    ...[...unproven].map((one) => fault('figures', texts.noSource(one))),
    ...rowsWithoutSource(blocks).map((name) => fault('blocks', texts.rowSource(name))),
    ...Object.entries(figures).flatMap(([one, url]) => [
      !claimed.includes(one) && fault(`figures.${one}`, texts.notInText(one)),
      !urls.includes(url) && fault(`figures.${one}`, texts.notAmongSources(one)),
    ]),
  ]
}

/** The faults of an article that has the right shape. `images` are the pictures that there are. */
export function articleFaults(article: ArticleContent, images: ReadonlySet<string>): ContentFault[] {
  return [
    ...lengthFaults(article),
    ...quizFaults(article),
    ...sourceFaults(article),
    ...figureFaults(article),
    !images.has(article.imageUrl) && fault('imageUrl', contentTexts().article.noPicture),
  ].filter((found) => found !== false)
}
