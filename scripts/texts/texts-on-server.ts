/**
 * Texts for people in engine and server that stand outside a message module. There, unlike on the web, much is written for
 * others: what begins with a small letter is a code, a key, SQL, or words that typed text is matched with. A label of a fact
 * is looked up in content/coach/labels.es.json, where one without Spanish throws.
 */
import labels from '#content/coach/labels.es.json' with { type: 'json' }
import { textsInCode } from './texts-in-code.ts'

/** Folders and kinds of files whose sentences are for other programs, operators, developers, or US offices. */
const forOthers: readonly RegExp[] = [
  // Peers of the sandbox, and what tests are made with.
  /^server\/(?:sandbox|testing)\/|^engine\/testing\//,
  // Operators: settings, the start, checks, backups, keys, metrics.
  /^server\/(?:env|run|serve)\.ts$|^server\/(?:outside|doctor|metrics|db|secrets)\//,
  // Other programs: the API's document, probes of health, services that call us, and the way of mail.
  /^server\/http\/(?:openapi|well-known|pipeline\/health[\w-]*)\.ts$|webhook\.ts$|^server\/mail\//,
  // How the languages themselves are written: '2 millones de meses'.
  /^engine\/language\//,
  // The model that sorts questions.
  /^server\/features\/coach\/understand\//,
  // Letters to bureaus, collectors and courts are English as a whole, the number of the page too.
  /\/letters\/[\w-]*letter[\w-]*\.ts$/,
]

/** Fixed by a file's format or by the specification, the same in both languages. */
const fixed = new Set([
  'Jubilee Foundation public ledger, version 1',
  'hash = SHA-256(previous + the cells named in "hashed" as a JSON array of strings, without spaces), in UTF-8 and hexadecimal digits. The first previous is SHA-256(genesis).',
  'Jubilee export',
  'Everything a person has in Jubilee. Amounts and rates are decimal texts, moments ISO 8601 in UTC, days YYYY-MM-DD.',
  'Become debt-free and build wealth', // spec 3
])

const factLabels = new Set(Object.keys(labels.labels))

/** A capital at the start or a full stop at the end, and not all in capitals. */
const isShown = (words: string): boolean =>
  /\p{Ll}/u.test(words) && (/^[^\p{L}]*(?:\p{Lu}|…)/u.test(words) || /\p{L}[.!?]$/u.test(words))

export const isForOthers = (file: string): boolean => forOthers.some((kind) => kind.test(file))

/** `file:line: words` of each text that stands in the code. */
export const textsOnServer = (file: string, code: string): string[] =>
  textsInCode(file, code).filter((found) => {
    const words = found.slice(found.indexOf(': ') + 2)
    return isShown(words) && !fixed.has(words) && !factLabels.has(words)
  })
