import { expect, it } from 'vitest'
import type { Dashboard } from '#contracts/money/dashboard.ts'
import { courtNotices } from './court-notice.tsx'

const TODAY = '2026-11-26'
const debt = (name: string, balance = 100) => ({ name, balance }) as Dashboard['debts'][number]
const titles = (known: Partial<Pick<Dashboard, 'courtDays' | 'debts'>>) =>
  courtNotices({ courtDays: [], debts: [], ...known }, TODAY).map(({ title }) => title)
const suit = (dueOn: string | null) => ({ id: 'a', recipient: 'Midland', dueOn })

it.each<[Parameters<typeof titles>[0], string[]]>([
  [{}, []],
  [{ debts: [debt('Visa')] }, []],
  [{ debts: [debt('Visa, got a summons')] }, ['“Visa, got a summons” sounds like court papers.']],
  [{ debts: [debt('Visa, got a summons', 0)] }, []],
  [{ courtDays: [suit('2026-12-18')] }, ['Your answer to Midland must be at the court by 12/18/2026.']],
  [{ courtDays: [suit(TODAY)] }, ['Your answer to Midland must be at the court by 11/26/2026.']],
  [{ courtDays: [suit('2026-11-25')] }, ['Your answer to Midland was due at the court on 11/25/2026.']],
  [{ courtDays: [suit(null)] }, ['Ask the clerk today when your answer to Midland is due.']],
  [
    { courtDays: [suit('2026-12-18')], debts: [debt('summons')] },
    ['Your answer to Midland must be at the court by 12/18/2026.'],
  ],
])('%j says %j', (known, said) => {
  expect(titles(known)).toEqual(said)
})
