/** People and bureaus for the tests of score monitoring. */
import { SANDBOX_PHONE_CODE } from '#contracts/money/credit-monitoring.ts'
import type { CreditMonitoring } from '#contracts/money/credit-monitoring.ts'
import type { App } from '#server/http/app-parts.ts'
import type { Bureau, Report } from '#server/ports/bureau/bureau.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser, UserOptions } from '#server/testing/make-user.ts'
import { monitoringTexts } from './messages.ts'

export const pro: UserOptions = { status: 'active', planId: 'price_monthly' }

export const details = {
  version: monitoringTexts().consent.version,
  agreed: true,
  firstName: 'Ada',
  lastName: 'Byrne',
  birthDate: '1988-04-12',
  phone: '(202) 555-0143',
}

export const card = {
  name: 'Card',
  type: 'credit_card',
  balance: '450.00',
  interestRate: '0.2',
  minimumPayment: '25.00',
  creditLimit: '1000.00',
  startedOn: '2019-09-01',
}

export async function monitoringOf(user: TestUser): Promise<CreditMonitoring> {
  return (await user.request('GET', '/api/credit/monitoring')).body as CreditMonitoring
}

/** A person on Pro with a card, who has agreed and confirmed their phone. */
export async function makeMonitored(app: App): Promise<TestUser> {
  const user = await makeUser(app, pro)
  const answers = [
    await user.request('POST', '/api/debts', card),
    await user.request('POST', '/api/credit/consent', details),
  ]
  if ((await monitoringOf(user)).verification === 'phoneCode')
    answers.push(await user.request('POST', '/api/credit/verification', { code: SANDBOX_PHONE_CODE }))
  const failed = answers.find(({ status }) => status >= 300)
  if (failed !== undefined) throw new Error(`not monitored: ${failed.status} ${JSON.stringify(failed.body)}`)
  return user
}

export type ScriptedBureau = Bureau & {
  /** calls so far, by name */
  calls: string[]
  /** what each call does in place of its work, once */
  next: Partial<Record<keyof Bureau, () => Promise<never>>>
  report: Report
}

const scoreOf = (bureau: 'experian' | 'transunion', score: number) => ({
  bureau,
  model: 'vantagescore_4' as const,
  score,
  asOf: new Date('2026-11-20T15:00:00Z'),
  reasons: ['Balances on cards are high for their limits'],
})

/** A bureau that does as the test says, to see what is asked of it and when. */
export function scriptedBureau(): ScriptedBureau {
  const calls: string[] = []
  async function called<T>(name: keyof Bureau, answer: () => T): Promise<T> {
    calls.push(name)
    const instead = bureau.next[name]
    delete bureau.next[name]
    return instead ? instead() : answer()
  }
  const bureau: ScriptedBureau = {
    calls,
    next: {},
    report: {
      state: 'completed',
      scores: [scoreOf('experian', 701), scoreOf('transunion', 688)],
      factors: [{ kind: 'utilization', rating: 'fair', value: 45 }],
    },
    enroll: ({ userId }) =>
      called('enroll', () => ({ memberId: `ent_${userId}`, state: 'ready', phoneCheckId: null })),
    sendCode: () => called('sendCode', () => ({ phoneCheckId: 'evf_2' })),
    confirmPhone: () => called('confirmPhone', () => 'ready'),
    askQuestions: () => called('askQuestions', () => ({ identityCheckId: 'evf_9', questions: [] })),
    answerQuestions: () => called('answerQuestions', () => undefined),
    requestReport: () =>
      called('requestReport', () => ({ scoresId: `crs_${calls.length}`, factorsId: null })),
    readReport: () => called('readReport', () => bureau.report),
    readNotice: () => called('readNotice', () => ({ type: 'entity.update', memberId: null })),
    withdraw: () => called('withdraw', () => undefined),
  }
  return bureau
}
