/** The text and the ways to get help for a finding of the screen. */
import type { Fact, Help } from '#contracts/coach/coach.ts'
import { clearTexts, doubtTexts, waysOf, type HelpWay } from './help.content.ts'
import type { Language } from '#engine/language/bilingual.ts'
import { inLanguage } from '#server/features/facts/language.facts.ts'
import { languageOf } from './language-of.ts'
import { screenMessage, type Level, type Topic } from './screen-message.ts'

export type HelpFor = {
  level: Level
  topic: Topic
  /** in place of an answer at a clear sign, on top of it at a doubt; paragraphs with an empty line between */
  text: string
  help: Help[]
  /** the numbers that the text names, with their sources */
  facts: Fact[]
}

const numbersOf = ({ phone, said = [], source }: HelpWay, language: Language): Fact[] =>
  phone === undefined
    ? []
    : [phone, ...said].map((value) => ({
        id: `help.${value}`,
        label: inLanguage('help line', language),
        value,
        unit: 'text',
        source,
      }))

function linkOf({ label, phone, text, href }: HelpWay, language: Language): Help {
  return {
    label: label[language],
    href: href[language],
    ...(phone === undefined ? {} : { phone }),
    ...(text === undefined ? {} : { text: text[language] }),
  }
}

/** The help for a topic and those beside it. The line for suicide is always the first. */
function helpWith(
  { topic, level, others }: { topic: Topic; level: Level; others: Topic[] },
  language: Language,
) {
  const [first = '', ...rest] =
    level === 'clear' ? clearTexts[topic][language] : [doubtTexts[topic][language]]
  const top = others.filter((other) => other === 'suicide')
  const below = others.filter((other) => other !== 'suicide')
  const line = (other: Topic) => doubtTexts[other][language]
  return {
    text: [...top.map(line), first, ...below.map(line), ...rest].join('\n\n'),
    ways: [...new Set([...top, topic, ...below].flatMap((one) => waysOf[one]))],
  }
}

/** The help for a message, before any answer; null for one without a sign. */
export function helpFor(message: string): HelpFor | null {
  const screened = screenMessage(message)
  if (screened === null) return null
  const language = languageOf(message)
  const { text, ways } = helpWith(screened, language)
  const numbers = ways.flatMap((way) => numbersOf(way, language)).filter(({ value }) => text.includes(value))
  return {
    level: screened.level,
    topic: screened.topic,
    text,
    help: ways.map((way) => linkOf(way, language)),
    facts: numbers.filter(({ id }, place) => numbers.findIndex((one) => one.id === id) === place),
  }
}
