/** Texts a person writes: trimmed, never longer than they may be, and of characters that can be kept and shown. */
import * as z from 'zod/mini'
import { refusalTexts } from './refusal-messages.ts'

// Control characters (PostgreSQL cannot keep U+0000) and halves of a character.
const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0)
const isLineBreak = (code: number) => code === 0x0a || code === 0x0d || code === 0x09

/** Whether a text is of characters that can be kept and shown; with `lines`, also of several lines. */
export function isPlain(text: string, lines: boolean): boolean {
  if (!text.isWellFormed()) return false
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (isControl(code) && !(lines && isLineBreak(code))) return false
  }
  return true
}

const strange = { error: () => refusalTexts().strangeCharacter }

/** One line of text that must not be empty. `missing` is the sentence when it is. */
export function requiredLine({ most, missing }: { most: number; missing: () => string }) {
  return z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, { error: missing }),
    z.maxLength(most, { error: () => refusalTexts().useAtMost(most) }),
    z.refine((text) => isPlain(text, false), strange),
  )
}

/** One line of text that may be empty. */
export function optionalLine({ most }: { most: number }) {
  return z.string({ error: () => refusalTexts().lineMayBeEmpty }).check(
    z.trim(),
    z.maxLength(most, { error: () => refusalTexts().useAtMost(most) }),
    z.refine((text) => isPlain(text, false), strange),
  )
}

const orNull =
  ({ lines }: { lines: boolean }) =>
  ({ most }: { most: number }) => {
    const tooLong = { error: () => refusalTexts().writeAtMost(most) }
    return z.pipe(
      z.nullable(
        z.string(tooLong).check(
          z.trim(),
          z.maxLength(most, tooLong),
          z.refine((text) => isPlain(text, lines), strange),
        ),
      ),
      z.transform((text: string | null) => text || null),
    )
  }

/** A text of several lines; null and an empty text are both "nothing written": the handler receives null. */
export const textOrNull = orNull({ lines: true })

/** One line of text; null and an empty text are both "nothing written": the handler receives null. */
export const lineOrNull = orNull({ lines: false })

/** A text of one or several lines that must not be empty. `missing` is the sentence when it is. */
export function requiredText({ most, missing }: { most: number; missing: () => string }) {
  return z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, { error: missing }),
    z.maxLength(most, { error: () => refusalTexts().writeAtMost(most) }),
    z.refine((text) => isPlain(text, true), strange),
  )
}
