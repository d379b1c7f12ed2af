import { useSearchParams } from 'react-router'
import { collectorLetters, type CollectorLetter } from '#contracts/money/letters.ts'
import { paths } from '#web/paths.ts'

const letterTabs = ['collectors', 'dispute', 'cases'] as const
export type LetterTab = (typeof letterTabs)[number]

/** Tab and letter, kept in the address so that back, reload and links keep the place. */
export function useLettersPlace() {
  const [search, setSearch] = useSearchParams()
  const tab = letterTabs.find((one) => one === search.get('tab')) ?? 'collectors'
  const kind = collectorLetters.find((one) => one === search.get('letter')) ?? null
  const choose = (next: LetterTab) =>
    setSearch(next === 'collectors' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
  return { tab, kind, choose }
}

/** The address of one letter to a collector. */
export const letterPlace = (kind: CollectorLetter) => `${paths.letters}?letter=${kind}`
