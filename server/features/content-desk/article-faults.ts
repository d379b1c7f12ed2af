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
import { gradeFaults } from './text-faults.ts'

const WORDS = { least: 500, most: 1200 }
const WORDS_A_MINUTE = 200
const QUESTIONS = 3
const LEAST_SOURCES = 3

const PROMISES = /guarantee|risk-free|act now|hurry|last chance|you will save|we promise|lazy|irresponsible/i

type Found = (ContentFault | false)[]
const fault = (path: string, message: string): ContentFault => ({ path, message })

function lengthFaults({ blocks, readTime }: ArticleContent): Found {
  const text = runningText(blocks)
  const words = text.split(/\s+/).length
  const minutes = Math.ceil(words / WORDS_A_MINUTE)
  const [promise] = PROMISES.exec(blocks.flatMap(textsOfBlock).join('\n')) ?? []
  return [
    (words < WORDS.least || words > WORDS.most) &&
      fault('blocks', `The text has ${words} words. It needs ${WORDS.least} to ${WORDS.most}.`),
    ...gradeFaults(text, { path: 'blocks', subject: 'The text reads' }),
    readTime !== minutes &&
      fault('readTime', `${words} words take ${minutes} minutes at ${WORDS_A_MINUTE} words a minute.`),
    promise !== undefined &&
      fault('blocks', `“${promise}” promises, hurries or blames. Say it in another way.`),
  ]
}

function quizFaults({ quiz }: ArticleContent): Found {
  return [
    quiz.length !== QUESTIONS && fault('quiz', `An article ends with ${QUESTIONS} questions.`),
    ...quiz.flatMap(({ question, choices, answer, because }, at) => [
      !question.endsWith('?') && fault(`quiz.${at}.question`, 'A question ends with a question mark.'),
      (choices.length < 3 || new Set(choices).size < choices.length) &&
        fault(`quiz.${at}.choices`, 'A question has three choices or more, each different.'),
      choices[answer] === undefined &&
        fault(`quiz.${at}.answer`, 'This is the place of the right choice, 0 for the first.'),
      because.split(' ').length < 4 && fault(`quiz.${at}.because`, 'Say why it is right, in a sentence.'),
    ]),
  ]
}

const isOfficial = (url: string) => URL.canParse(url) && new URL(url).hostname.endsWith('.gov')

function sourceFaults({ sources }: ArticleContent): Found {
  return [
    sources.length < LEAST_SOURCES && fault('sources', `Name ${LEAST_SOURCES} sources or more.`),
    ...sources.map(
      ({ url }, at) =>
        !isOfficial(url) &&
        fault(`sources.${at}.url`, 'A source is an official one: its address ends in .gov.'),
    ),
  ]
}

function figureFaults({ blocks, figures, sources }: ArticleContent): Found {
  const worked = blocks.flatMap((block) => (block.kind === 'example' ? figuresIn(block.text) : []))
  const claimed = claimedFigures(blocks)
  const unproven = new Set(claimed.filter((one) => !worked.includes(one) && !(one in figures)))
  const urls = sources.map(({ url }) => url)
  return [
    ...[...unproven].map((one) =>
      fault('figures', `${one} has no source. Name it under figures, or work it out in an example.`),
    ),
    ...rowsWithoutSource(blocks).map((name) =>
      fault('blocks', `The row “${name}” has figures. Link a page of the government in it.`),
    ),
    ...Object.entries(figures).flatMap(([one, url]) => [
      !claimed.includes(one) && fault(`figures.${one}`, `${one} does not stand in the text any more.`),
      !urls.includes(url) && fault(`figures.${one}`, `The source of ${one} is not among the sources.`),
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
    !images.has(article.imageUrl) && fault('imageUrl', 'There is no such picture. Use one of the library.'),
  ].filter((found) => found !== false)
}
