import { expect, it } from 'vitest'
import * as debts from '#contracts/money/debts.ts'
import { lightModule, takesLight } from './light-contracts.ts'

const source = '#contracts/money/debts.ts'
const importing = (names: string, rest = '') => `import { ${names} } from '${source}'\n${rest}`

it('keeps what a call is and the plain values, and no schema', () => {
  const light = lightModule(debts, '/contracts/money/debts.ts')
  expect(light).toContain('export const listDebts = { "method":"GET","path":"/api/debts"')
  expect(light).toContain('const contract = () => import("/contracts/money/debts.ts")')
  expect(light).toContain('whole: () => contract().then((all) => all.listDebts)')
  expect(light).toContain('export const debtTypes = ["credit_card"')
  expect(light).not.toContain('debtAnswer')
  expect(light).not.toContain('zod')
})

it.each([
  ['a call that is made', importing('type Debt, listDebts', 'useRead(listDebts)'), true],
  ['a plain value', importing('debtTypes'), true],
  ['types alone', importing('type Debt'), true],
  ['a schema', importing('debtAnswer, listDebts'), false],
  ['the schema of a call', importing('createDebt', 'readBy(createDebt.body, values)'), false],
])('tells the light form from the whole: %s', (_what, code, isLight) => {
  expect(takesLight(code, source, debts)).toBe(isLight)
})
