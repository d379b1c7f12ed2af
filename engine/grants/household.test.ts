import { expect, it } from 'vitest'
import { isSameHousehold } from './household.ts'

const at = (street: string | null, zip: string | null = '43215') => ({ street, zip })

it.each([
  ['12 Oak Street', '12 oak st.', true],
  ['12 N. Oak Street, Apt 3', '12 oak st #3', true],
  ['12 Oak St', '12 Oak St Apt 3', true],
  ['12 Oak St Apt 3', '12 Oak St Unit 3', true],
  ['12 Oak St Apt 3', '12 Oak St Apartment #3', true],
  ['12 Oak St Apt 3', '12 Oak St Apt 4', false],
  ['12 Oak St', '12  OAK', true],
  ['12 Oak St', '14 Oak St', false],
  ['12 Oak St', '12 Elm St', false],
  ['12 North Street', '12 North Street', true],
  ['12 North Street', '12 South Street', false],
  ['PO Box 44', 'P.O. Box 45', false],
])('%s and %s: %s', (one, other, is) => {
  expect(isSameHousehold(at(one), at(other))).toBe(is)
  expect(isSameHousehold(at(other), at(one))).toBe(is)
})

it('needs the same ZIP code, and says nothing where an address is not known', () => {
  expect(isSameHousehold(at('12 Oak St'), at('12 Oak St', '43216'))).toBe(false)
  expect(isSameHousehold(at(null), at(null))).toBe(false)
  expect(isSameHousehold(at('12 Oak St', null), at('12 Oak St', null))).toBe(false)
})
