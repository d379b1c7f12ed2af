import { useLocation, useSearchParams } from 'react-router'

export const steps = ['about', 'program', 'debts', 'story', 'papers', 'review'] as const
export type Step = (typeof steps)[number]

/** What a link from the review carries: the step shows what is missing in it, and this field takes the focus. */
type FromReview = { missing: string }

const isFromReview = (state: unknown): state is FromReview =>
  typeof state === 'object' && state !== null && 'missing' in state && typeof state.missing === 'string'

/** The step, kept in the address so that back, reload and links keep the place. */
export function useStep() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const step = steps.find((one) => one === search.get('step')) ?? 'about'
  const place = steps.indexOf(step)
  return {
    step,
    place,
    before: steps[place - 1],
    after: steps[place + 1],
    missing: isFromReview(state) ? state.missing : null,
    go: (next: Step, missing?: string) =>
      setSearch({ step: next }, missing === undefined ? {} : { state: { missing } satisfies FromReview }),
  }
}

const stepOfField: Record<string, Step> = {
  program: 'program',
  debts: 'debts',
  story: 'story',
  documents: 'papers',
  email: 'review',
}

/** The step on which a field of the contract is filled in: 'debts' of 'debts.0.asked'. */
export function stepOf(field: string): Step {
  const head = field.split('.')[0] ?? ''
  return Object.hasOwn(stepOfField, head) ? (stepOfField[head] ?? 'about') : 'about'
}
