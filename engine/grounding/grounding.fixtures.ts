/**
 * Grounding of numbers: every number in a coach's answer must come from a fact of the engine, a passage of
 * the library that it cites, or the person's own words.
 *
 * A number is the same when its size and what it counts are the same: '$4,120.00' is '$4,120', and '37' is not
 * '37 months'. The person's own numbers may be taken as money or percent where they wrote none ("I can pay 200").
 * The outcome of a plan (a date, a time, a saving, a score) is grounded in facts alone: neither the person's hopes
 * nor an example of the library is their outcome. A time beside a sentence about an outcome may belong to it.
 * Example: with the fact '37 months', "You could be done in 37 months" is proven, "in three years" is not.
 */
import { claimsIn, type Claim } from './numbers.ts'

export type Evidence = {
  /** facts as they are written: '37 months', '$4,120', 'March 2029' */
  facts: readonly string[]
  /** passages of the library that are cited */
  passages: readonly string[]
  /** what the person wrote */
  ownWords: readonly string[]
}

export type Refusal = { text: string; why: 'unproven' | 'outcome' | 'foreign' }

/**
 * Whether a text holds writing other than Latin, where numbers have words and signs that this code cannot read
 * (Han, Arabic and so on), or digits that are no decimal digits.
 */
export function hasForeignWriting(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Nl}|\p{No}/u.test(
    text.normalize('NFKC'),
  )
}

/** Number words and units of other languages in Latin letters, as far as they are no English words. */
const OTHER_LANGUAGES =
  /(?<![\p{L}])(?:uno|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|trece|catorce|quince|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|ciento?s?|meses|semanas|años|días|dólares|deux|trois|quatre|cinq|huit|neuf|onze|douze|treize|quatorze|quinze|vingt|trente|quarante|cinquante|mois|semaines|jours|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|dreissig|hundert|tausend|\p{L}+und(?:zwanzig|dreißig|dreissig|vierzig)|monate?n?|wochen|jahre?n?|prozent|quattro|cinque|sette|otto|nove|dieci|dodici|venti|trenta|mesi|anni|settimane|dois|três|quatro|sete|oito|dez|doze|vinte|trinta)(?![\p{L}])|por ciento|pour cent/iu

/** Pictures of numbers: ten, a hundred, dice, clocks, cards, tallies. */
const PICTURES =
  /[\u{1F51F}\u{1F4AF}\u2680-\u2685\u{1F550}-\u{1F567}\u{1F0A0}-\u{1F0FF}\u{1F030}-\u{1F093}\u{1D360}-\u{1D37F}\u2800-\u28FF]/u

/** Whether a text has numbers in another language or in pictures. */
function hasForeignNumbers(text: string): boolean {
  return PICTURES.test(text) || OTHER_LANGUAGES.test(text.normalize('NFKC'))
}

type Known = ReadonlySet<string>

const keyOf = ({ kind, value }: Claim) => `${kind}:${value}`

function known(texts: readonly string[]): Known {
  return new Set(texts.flatMap((text) => claimsIn(text).map(keyOf)))
}

/** Own numbers without a unit may be money or a percentage. */
function knownOwn(texts: readonly string[]): Known {
  const claims = texts.flatMap((text) => claimsIn(text))
  const loose = claims
    .filter(({ kind }) => kind === 'plain')
    .flatMap(({ value }) => [`money:${value}`, `percent:${value}`])
  return new Set([...claims.map(keyOf), ...loose])
}

const OUTCOME =
  /debt[- ]?free|free of debt|out of debt|pa(?:y|id|ying)s? (?:it |them |this |that |everything |all )?off|pay ?off|be done|finish|sav(?:e|es|ed|ing)\b|interest|score|points|by the (?:end|time)|sooner|faster|earlier|later|longer|take you|takes you|cost/i

const COUNTS: readonly Claim['kind'][] = ['money', 'percent', 'plain']

/** "When are you debt-free? In 12 months." is one statement in two sentences, and so is a bare "12."; an amount stands for itself. */
function completes({ kind }: Claim, sentence: string): boolean {
  return !COUNTS.includes(kind) || (kind === 'plain' && sentence.trim().split(/\s+/).length <= 4)
}

/** Sentences with where they begin. A full stop inside a number ends nothing. */
function sentencesOf(text: string): { text: string; start: number; end: number }[] {
  return [...text.matchAll(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]+)*[.!?\n]*/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** The claims of a text that are not grounded, in order; empty where all are. */
export function unprovenIn(text: string, evidence: Evidence): Refusal[] {
  const facts = known(evidence.facts)
  const cited = known(evidence.passages)
  const own = knownOwn(evidence.ownWords)
  const refusals: Refusal[] = []
  const spoken = evidence.ownWords.join('\n')
  const sentences = sentencesOf(text)
  for (const [at, sentence] of sentences.entries()) {
    const isForeign = hasForeignWriting(sentence.text) || hasForeignNumbers(sentence.text)
    if (isForeign && !spoken.includes(sentence.text.trim()))
      refusals.push({ text: sentence.text.trim(), why: 'foreign' })
    const tells = (place: number) => OUTCOME.test(sentences[place]?.text ?? '')
    const isBesideOutcome = tells(at - 1) || tells(at + 1)
    for (const claim of claimsIn(sentence.text)) {
      const key = keyOf(claim)
      if (facts.has(key)) continue
      const isKnown = cited.has(key) || own.has(key)
      if (!isKnown) refusals.push({ text: claim.text, why: 'unproven' })
      else if (tells(at) || (isBesideOutcome && completes(claim, sentence.text)))
        refusals.push({ text: claim.text, why: 'outcome' })
    }
  }
  return refusals
}
