/** Whether an edit changes facts, as far as a machine can see. */
import type { ContentBody } from '#contracts/admin/content.ts'
import { figuresIn } from '#contracts/education/articles.ts'
import { textsOf } from '#engine/reading/reading-grade.ts'

const factsOf = (body: ContentBody) =>
  textsOf(body)
    .flatMap((text) => [...figuresIn(text), ...(text.match(/https:[^\s)]+/g) ?? [])])
    .toSorted()
    .join(' ')

/**
 * True where a figure, a date or an address differs, in any text. Words alone may change a fact too ("must" and "may"):
 * that only a person sees.
 */
export const changesFacts = (before: ContentBody, after: ContentBody): boolean =>
  factsOf(before) !== factsOf(after)
