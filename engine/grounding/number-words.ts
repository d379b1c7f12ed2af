/**
 * Numbers written as words. Example: 'two hundred and fifty' is 250, 'twenty-four' is 24, 'half' is 0.5, 'twice' is 2.
 * 'one' counts only before a unit or a larger number, as it is a pronoun too; 'first', 'second' and 'third' only order.
 */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const small = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, place): [string, number] => [word, (place + 2) * 10]),
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['grand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['trillion', 1_000_000_000_000],
])
/** Words that are a number by themselves. */
const single = new Map<string, number>([
  ['dozen', 12],
  ['dozens', 12],
  ['fortnight', 14],
  ['twelvemonth', 12],
  ['pair', 2],
  ['half', 0.5],
  ['halve', 0.5],
  ['halves', 0.5],
  ['halved', 0.5],
  ['quarters', 0.25],
  ['thirds', 1 / 3],
  ['twice', 2],
  ['double', 2],
  ['doubles', 2],
  ['doubled', 2],
  ['couple', 2],
  ['thrice', 3],
  ['triple', 3],
  ['triples', 3],
  ['tripled', 3],
  ['quadruple', 4],
  ['decade', 10],
  ['decades', 10],
  ['century', 100],
])
const ordinals = new Map<string, number>([
  ...'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
    .split(' ')
    .map((word, place): [string, number] => [word, place + 4]),
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'
    .split(' ')
    .map((word, place): [string, number] => [word, (place + 2) * 10]),
  ...'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((word, place): [string, number] => [word, (place + 2) * 10]),
])

export type NumberWord = { value: number; start: number; end: number }

type Word = { word: string; start: number; end: number }

const isPart = (word: string) => small.has(word) || scales.has(word)

/** Number words written as one, longest first so that 'seventeen' is not 'seven'. */
const PARTS = new RegExp(
  [...small.keys(), ...scales.keys()].toSorted((a, b) => b.length - a.length).join('|'),
  'g',
)

/** 'twentyfour' is twenty and four, 'tenfold' is ten; any other word is itself. */
function partsOf(word: string): string[] {
  const stem = word.replace(/fold$/, '').replace(/^(hundred|thousand|million|billion|trillion)s$/, '$1')
  const parts = stem.match(PARTS) ?? []
  return parts.length > 0 && parts.join('') === stem ? parts : [word]
}

function wordsOf(text: string): Word[] {
  return [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap((match) => {
    const end = match.index + match[0].length
    return partsOf(match[0]).map((word) => ({ word, start: match.index, end }))
  })
}

/** The value of words that follow one another: 'two', 'hundred', 'fifty'. Two numbers side by side are added, which is no value that is proven. */
function valueOf(words: string[]): number {
  let total = 0
  let group = 0
  for (const word of words) {
    const scale = scales.get(word)
    if (scale === undefined) group += small.get(word) ?? 0
    else if (scale === 100) group = Math.max(1, group) * 100
    else {
      total += Math.max(1, group) * scale
      group = 0
    }
  }
  return total + group
}

/** Only spaces, hyphens and 'and' may stand between the words of one number. */
function joins(text: string, from: Word, to: Word): boolean {
  // Parts of one word ('twentyfour') have the same place.
  if (from.start === to.start) return true
  return /^(\s+|-|\s*-\s*|\s+and\s+)$/.test(text.slice(from.end, to.start).toLowerCase())
}

function skipAnd(words: Word[], at: number): number {
  return words[at]?.word === 'and' && isPart(words[at + 1]?.word ?? '') ? at + 1 : at
}

function readRun(text: string, words: Word[], from: number): { last: number; parts: string[] } {
  const parts = [words[from]!.word]
  let last = from
  for (;;) {
    const next = skipAnd(words, last + 1)
    const word = words[next]
    if (!word || !isPart(word.word) || !joins(text, words[last]!, word)) return { last, parts }
    parts.push(word.word)
    last = next
  }
}

const UNIT_AHEAD =
  /^[\s-]+(?:and a half |more |extra |full |whole |single )?(?:percent|per cent|%|dollars?|cents?|bucks?|years?|months?|weeks?|days?|hours?|points?|debts?|cards?|loans?|payments?|accounts?|times|in (?:two|three|four|five|six|seven|eight|nine|ten))\b/i

/** Every number in words, in order. `text` is in one spelling (plainDigits). */
export function numberWordsIn(text: string): NumberWord[] {
  const words = wordsOf(text)
  const found: NumberWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { word, start, end } = words[at]!
    const alone = single.get(word) ?? ordinals.get(word)
    if (alone !== undefined) found.push({ value: alone, start, end })
    else if (isPart(word)) {
      const { last, parts } = readRun(text, words, at)
      const stop = words[last]!.end
      const isPronoun = parts.length === 1 && word === 'one' && !UNIT_AHEAD.test(text.slice(stop))
      if (!isPronoun) found.push({ value: valueOf(parts), start, end: stop })
      at = last
    }
  }
  return found
}
