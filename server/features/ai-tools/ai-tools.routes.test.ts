import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let served: TestApp
let ada: TestUser
let bob: TestUser

const card = {
  name: 'Visa',
  type: 'credit_card',
  balance: '15000',
  interestRate: '0.185',
  minimumPayment: '350',
}

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T15:00:00Z'))
  ada = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
  bob = await makeUser(served.app)
  await ada.request('POST', '/api/debts', card)
  await ada.request('POST', '/api/goals', { title: 'Cushion', targetAmount: '1000', currentAmount: '250.50' })
})
afterAll(() => served.close())

const bodies: Record<string, object> = {
  '/api/ai/predictions': { debts: [], extraPayment: '100', strategy: 'avalanche' },
  '/api/ai/income-optimization': { skills: 'driving' },
  '/api/ai/financial-roadmap': { currentIncome: 4000, monthlyExpenses: 2800 },
  '/api/ai/negotiation-script': {
    creditorName: 'Visa',
    balance: '1',
    interestRate: '0.99',
    paymentHistory: 'Good',
  },
  '/api/ai/extra-income': { skills: 'driving', availability: 'evenings', location: 'Ohio' },
  '/api/ai/fiverr-gigs': { skills: 'writing' },
}

describe('the summary', () => {
  it('is what is owed and put away', async () => {
    expect((await ada.request('GET', '/api/user-financial-summary')).body).toEqual({
      totalDebt: '15000.00',
      currentSavings: '250.50',
      monthlyExpenses: null,
    })
    expect((await bob.request('GET', '/api/user-financial-summary')).body).toEqual({
      totalDebt: '0.00',
      currentSavings: '0.00',
      monthlyExpenses: null,
    })
  })
})

describe.each(Object.entries(bodies))('%s', (url, body) => {
  it('needs a person, and a plan that includes it', async () => {
    expect((await ask(served.app, { method: 'POST', url, body })).status).toBe(401)
    const refused = await bob.request('POST', url, body)
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('part of the') } })
  })

  it('refuses what it does not know, with a sentence', async () => {
    const refused = await ada.request('POST', url, { ...body, userId: 'somebody' })
    expect(refused).toMatchObject({ status: 422, body: { message: expect.any(String) } })
  })

  it('answers with the label and with facts', async () => {
    const { status, body: answer } = await ada.request('POST', url, body)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ writtenBy: 'builtIn', label: expect.stringContaining('Education only') })
  })
})

describe('what is sent along', () => {
  it('is not believed: the script has the balance and the rate of the record', async () => {
    const { body } = await ada.request(
      'POST',
      '/api/ai/negotiation-script',
      bodies['/api/ai/negotiation-script'],
    )
    expect((body as { script: string }).script).toContain('I owe $15,000 at 18.50%.')
  })

  it('is not believed: the prediction counts the own debts', async () => {
    const sent = { debts: [{ balance: '999999' }], extraPayment: '100' }
    const { body } = await ada.request('POST', '/api/ai/predictions', sent)
    expect(body).toMatchObject({ debtFreeDate: '2030-10-01', timeReduction: 23, interestSaved: '3511.94' })
  })
})

it('a wrong income is named', async () => {
  const refused = await ada.request('POST', '/api/ai/financial-roadmap', {
    currentIncome: 'much',
    monthlyExpenses: 1,
  })
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'currentIncome' }] } })
})

it('a roadmap becomes a PDF, whatever script its words are in', async () => {
  const roadmap = (await ada.request('POST', '/api/ai/financial-roadmap', {
    ...bodies['/api/ai/financial-roadmap'],
    financialGoals: '家 and a “home”',
  })) as { body: Record<string, unknown> }
  const { assessment, timeline, actionPlan, milestones, strategies } = roadmap.body
  const shown = { assessment, timeline, actionPlan, milestones, strategies }
  const { status, body } = await ada.request('POST', '/api/ai/financial-roadmap/pdf', shown)
  const { pdf, fileName } = body as { pdf: string; fileName: string }
  expect({ status, fileName }).toEqual({ status: 200, fileName: 'jubilee-roadmap.pdf' })
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect((await bob.request('POST', '/api/ai/financial-roadmap/pdf', shown)).status).toBe(403)
})
