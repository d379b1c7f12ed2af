import { expect, test } from 'vitest'
import { dueText, shortView } from './short-view.ts'

const due = (id: string, dueOn: string) => ({
  id,
  name: id,
  type: 'credit_card',
  cents: 90_00,
  minimumCents: 90_00,
  dueOn,
  securedBy: null,
  isFederal: false,
  lateFeeCents: null,
  hasPenaltyRate: false,
})

test('says of what is due after the next pay that it has to be sent before it', () => {
  const { pay } = shortView({
    until: '2026-12-08',
    cashCents: 330_00,
    essentials: [{ id: 'rent', name: 'Rent', kind: 'housing', cents: 150_00 }],
    dues: [due('Visa', '2026-12-04'), due('Store card', '2026-12-09')],
    pay: [
      { id: 'rent', cents: 150_00 },
      { id: 'Visa', cents: 90_00 },
      { id: 'Store card', cents: 90_00 },
    ],
    skipped: [],
    leftCents: 0,
  })
  expect(pay.map((item) => dueText(item, '2026-11-26'))).toEqual([
    '',
    'due Dec 4',
    'due Dec 9, and sent by Dec 7 to be there in time',
  ])
})
