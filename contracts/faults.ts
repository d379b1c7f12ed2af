/** What does not fit a contract, field by field, each with a sentence for the person. */
import type * as z from 'zod/mini'
import { sentence, type Parameter, type Sentence } from '#engine/language/sentence.ts'
import { faultTexts } from './fault-messages.ts'

/** A field that is not right; '' is the form as a whole. */
export type Fault = { field: string; said: Sentence }

const KEY_LENGTH_SHOWN = 60

/** The sentence for what a contract has no words of its own for. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const texts = faultTexts()
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return texts.missing
      return issue.expected === 'object' ? texts.mustBeObject : texts.mustBe(issue.expected)
    case 'invalid_value':
      return texts.chooseOneOf(issue.values.map(String).join(', '))
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? texts.tooLong(issue.maximum)
        : texts.tooLarge(issue.maximum)
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? texts.tooShort(issue.minimum)
        : texts.tooSmall(issue.minimum)
    default:
      return texts.wrongForm
  }
}

/** The limits and the choices that an issue names. */
function parametersOf(issue: z.core.$ZodIssue): Parameter[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code === 'too_big') return [String(issue.maximum)]
  if (issue.code === 'too_small') return [String(issue.minimum)]
  return issue.code === 'invalid_value' ? issue.values.map(String) : []
}

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') {
    const said = { code: issue.code, parameters: parametersOf(issue), words: () => issue.message }
    return [{ field: path.join('.'), said }]
  }
  return issue.keys.map((key) => {
    const shown = key.slice(0, KEY_LENGTH_SHOWN)
    return { field: [...path, shown].join('.'), said: sentence(faultTexts, 'noSuchField', shown) }
  })
}

/** A value as its schema reads it, or what is not right about it. */
export function readBy(schema: z.ZodMiniType, value: unknown): { value: unknown } | { faults: Fault[] } {
  const result = schema.safeParse(value, { error: sentenceOf })
  return result.success ? { value: result.data } : { faults: result.error.issues.flatMap(faultsOf) }
}

/** What is not right about a value; none where it fits. */
export function faultsIn(schema: z.ZodMiniType, value: unknown): Fault[] {
  const read = readBy(schema, value)
  return 'faults' in read ? read.faults : []
}

/** The sentence above a form: the one there is, or that there are several. */
export const saidOfFaults = (faults: readonly Fault[]): Sentence =>
  faults.length === 1 ? faults[0]!.said : sentence(faultTexts, 'several')

/** A sentence as an answer carries it: worded, with its code and its parameters for programs. */
export const worded = ({ code, parameters, words }: Sentence) => ({
  message: words(),
  ...(code !== null && { reason: code }),
  ...(parameters.length > 0 && { parameters }),
})

/** Faults as an answer carries them. */
export const wordedFaults = (faults: readonly Fault[]) =>
  faults.map(({ field, said }) => ({ field, ...worded(said) }))
