/** What does not fit a contract, field by field, each with a sentence for the person. */
import type * as z from 'zod/mini'
import { faultTexts } from './fault-messages.ts'

/** A field that is not right; '' is the form as a whole. */
export type Fault = { field: string; message: string }

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

function faultsOf(issue: z.core.$ZodIssue): Fault[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }]
  return issue.keys.map((key) => {
    const shown = key.slice(0, KEY_LENGTH_SHOWN)
    return { field: [...path, shown].join('.'), message: faultTexts().noSuchField(shown) }
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
export const messageOfFaults = (faults: readonly Fault[]): string =>
  faults.length === 1 ? faults[0]!.message : faultTexts().several
