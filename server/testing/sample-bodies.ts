/**
 * A right body for every call that takes one, so that tests can walk all calls. `marks` are the texts and figures in
 * them that are somebody's own: a test can make them unique and look where they turn up.
 */
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { SANDBOX_PHONE_CODE } from '#contracts/money/credit-monitoring.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { sentCents } from '#contracts/amounts.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { monitoringTexts } from '#server/features/credit-monitoring/messages.ts'

export type Marks = {
  word: string
  email: string
  password: string
  token: string
  amount: string
  phone: string
  birthDate: string
}

const usual: Marks = {
  word: 'Mine now',
  email: 'somebody@example.test',
  password: 'quiet-harbour-41',
  token: 'a-token-that-is-not-known',
  amount: '1.00',
  phone: '(202) 555-0143',
  birthDate: '1987-03-29',
}

export const keyOf = (call: Pick<Endpoint, 'method' | 'path'>) => `${call.method} ${call.path}`

/** The right form of a browser's answer, made for a challenge that nobody gave out. */
function passkeyAnswer(ceremony: 'sign-in' | 'confirm' | 'register') {
  const text = Buffer.from(`{"challenge":"${'A'.repeat(43)}"}`).toString('base64url')
  const made = { clientDataJSON: text, attestationObject: text }
  const shown = { clientDataJSON: text, authenticatorData: text, signature: text }
  return { id: text, rawId: text, type: 'public-key', response: ceremony === 'register' ? made : shown }
}

function accountBodies({ word, email, password, token }: Marks): Record<string, unknown> {
  const names = { firstName: word, lastName: word }
  return {
    'POST /api/register': { email, password, ...names },
    'POST /api/login': { email, password },
    'POST /api/password/forgot': { email },
    'POST /api/password/reset': { token, password },
    'POST /api/password/reset/link': { token },
    'POST /api/email/verify': { token },
    'PATCH /api/account': names,
    'POST /api/login/code': { code: '000000' },
    'POST /api/login/passkey': { response: passkeyAnswer('sign-in') },
    'POST /api/account/confirm': { password },
    'POST /api/account/confirm/passkey': { response: passkeyAnswer('confirm') },
    'POST /api/account/email': { email },
    'POST /api/account/password': { currentPassword: password, newPassword: password },
    'POST /api/account/passkeys': { name: word, response: passkeyAnswer('register') },
    'POST /api/account/tokens': { name: word, scopes: ['debts:read'], days: 30 },
    'PATCH /api/account/passkeys/{id}': { name: word },
    'POST /api/account/two-factor/enable': { code: '000000' },
    'POST /api/account/two-factor/reset': { token },
    'PATCH /api/settings': { currency: 'USD' },
  }
}

function recordBodies({ word, amount }: Marks): Record<string, unknown> {
  return {
    'POST /api/debts': { name: word, type: 'credit_card', balance: amount },
    'PATCH /api/debts/{id}': { name: word },
    'POST /api/debts/{id}/close': { rest: 'forgiven' },
    'POST /api/debts/{id}/payments': { amount, note: word },
    'POST /api/debts/{id}/statements': {
      balance: amount,
      minimum: amount,
      dueOn: '2026-11-30',
      interestRate: '0.2',
    },
    'PUT /api/debt-plan': { order: 'avalanche', extra: amount, adjustments: NO_ADJUSTMENTS },
    'PUT /api/cash-plan/paydays': {
      kind: 'irregular',
      nextOn: null,
      secondOn: null,
      dayOff: 'before',
      amount: '0',
      cash: amount,
      floor: '0',
    },
    'PUT /api/cash-plan/short-month': {
      cash: amount,
      until: '2026-12-04',
      essentials: [{ id: 'rent', kind: 'housing', name: word, amount }],
      lenders: [],
    },
    'PUT /api/articles/{id}/progress': { isRead: true },
    'PUT /api/course/lessons/{id}/progress': { isDone: true },
    'POST /api/budget-groups': { name: word },
    'PATCH /api/budget-groups/{id}': { name: word, position: 0 },
    'POST /api/budget-categories': { name: word, budgetAmount: amount },
    'PATCH /api/budget-categories/{id}': { name: word, position: 0 },
    'POST /api/budget-categories/{id}/spending': { amount, note: word },
    'POST /api/credit-scores': { score: 701, recordedAt: '2026-11-01' },
    'POST /api/imports/debts': {
      fileName: 'debts.csv',
      debts: [{ name: `${word} loan`, type: 'other', balance: amount }],
    },
    'POST /api/imports/transactions': {
      fileName: 'transactions.csv',
      format: 'csv',
      rows: [{ date: '2026-11-01', amount, description: word }],
    },
    'PATCH /api/imports/{id}/lines/{lineId}': { categoryId: null },
    'POST /api/goals': { title: word, targetAmount: amount },
    'PATCH /api/goals/{id}': { title: word, isCompleted: true },
    'POST /api/goals/{id}/contributions': { amount },
    'POST /api/chat/debt-advisor': { message: word, debts: [{ name: word }], conversationHistory: [] },
  }
}

function letterBodies({ word }: Marks): Record<string, unknown> {
  const sender = { fullName: word, address: word, details: word }
  return {
    'POST /api/letters/dispute': { ...sender, reason: 'paid_off', accountName: word, bureau: 'experian' },
    'POST /api/letters/collector': {
      ...sender,
      kind: 'validation',
      collectorName: word,
      collectorAddress: word,
    },
    'POST /api/letters/pdf': { text: word },
    'POST /api/letter-cases': { kind: 'bureau_dispute', recipient: word, subject: word, note: word },
    'PATCH /api/letter-cases/{id}': { tracking: word, note: word, outcome: 'verified' },
  }
}

function toolBodies({ word, amount }: Marks): Record<string, unknown> {
  return {
    'POST /api/ai/predictions': { debts: [], extraPayment: amount, strategy: 'avalanche' },
    'POST /api/ai/income-optimization': {
      currentIncome: amount,
      skills: word,
      location: word,
      availableHours: '10',
    },
    'POST /api/ai/financial-roadmap': {
      currentIncome: amount,
      monthlyExpenses: amount,
      financialGoals: word,
    },
    'POST /api/ai/financial-roadmap/pdf': {
      assessment: word,
      timeline: word,
      actionPlan: [{ month: word, action: word }],
      milestones: [],
      strategies: [],
    },
    'POST /api/ai/negotiation-script': { creditorName: word, balance: amount, paymentHistory: 'Good' },
    'POST /api/ai/extra-income': { skills: word, availability: 'evenings', location: word },
    'POST /api/ai/fiverr-gigs': { skills: word },
  }
}

function outsideBodies({ word, amount, token, phone, birthDate }: Marks): Record<string, unknown> {
  return {
    'POST /api/create-checkout-session': { planId: 'price_monthly' },
    'POST /api/create-portal-session': {},
    'POST /api/unsubscribe': { token },
    'POST /api/client-errors': {
      name: 'RangeError',
      message: 'not a rate …',
      route: '/debt-tracker',
      components: ['Tracked debt-tracker-page', 'ErrorBoundary'],
      requestId: '0d1c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4d',
      release: '0.1.0',
    },
    'POST /api/admin/news': {
      subject: word,
      text: word,
      spanishSubject: word,
      spanishText: word,
    },
    'POST /api/foundation/donations': { amount, isMonthly: false, showName: true, publicName: word },
    'POST /api/foundation/donations/gift/stop': { token },
    'POST /api/billing/plan-change': { planId: 'price_premium', quotedAt: '2026-11-20T12:00:00.000Z' },
    'POST /api/billing/plan-change/preview': { planId: 'price_premium' },
    'POST /api/plaid/create-link-token': {},
    'POST /api/plaid/exchange-public-token': { public_token: token },
    'PATCH /api/bank-transactions/{id}': { categoryId: null },
    'POST /api/spending-rules': { merchant: word, categoryId: 'unknown' },
    'POST /api/credit/consent': {
      version: monitoringTexts().consent.version,
      agreed: true,
      firstName: word,
      lastName: word,
      birthDate,
      phone,
    },
    'POST /api/credit/verification': { code: SANDBOX_PHONE_CODE },
    'POST /api/credit/identity': { answers: [{ questionId: word, answerId: word }] },
    'POST /api/credit/sync': { provider: 'both' },
    'POST /api/credit/setup-monitoring': { providers: ['experian'], frequency: 'monthly' },
  }
}

function ledgerBodies({ word, amount }: Marks): Record<string, unknown> {
  const profit = centsToDecimal(10 * (sentCents(amount) ?? 0))
  const months = { fromMonth: '2026-07', toMonth: '2026-09' }
  return {
    'POST /api/admin/ledger/tithes': { amount, profit, happenedOn: '2026-10-01', ...months },
    'POST /api/admin/ledger/corrections': { corrects: 1, amount: '-0.01', reason: word },
  }
}

function deskBodies({ word }: Marks): Record<string, unknown> {
  const place = '/api/admin/content/{kind}/{id}/{language}'
  return {
    [`PUT ${place}/draft`]: { revision: 0, body: { title: word } },
    [`POST ${place}/publish`]: { revision: 1, note: word, hidesSpanish: true },
    [`POST ${place}/restore`]: { version: 0, note: word, hidesSpanish: true },
    ...Object.fromEntries(
      ['sign-in-help', 'verification', 'two-factor-reset', 'disable', 'enable'].map((act) => [
        `POST /api/admin/people/{id}/${act}`,
        { reason: word },
      ]),
    ),
  }
}

function grantBodies({ word, amount }: Marks): Record<string, unknown> {
  const note = { reason: word }
  return {
    'POST /api/foundation/eligibility': {
      householdPeople: 2,
      state: 'OH',
      incomeAmount: amount,
      incomePeriod: 'month',
      age: 41,
      isSingleParent: true,
    },
    'POST /api/grants': {},
    'PATCH /api/grants/{id}': { story: word, debts: [{ name: word, balance: amount, asked: amount }] },
    'POST /api/grants/{id}/link': {},
    'POST /api/grants/{id}/submit': { consentVersion: '2026-11-20', agreed: true, isTrue: true },
    'POST /api/grants/{id}/answer': { text: word },
    'POST /api/grants/{id}/withdraw': {},
    'POST /api/grants/{id}/appeal': { text: word },
    'POST /api/admin/grants/{id}/ask': { question: word },
    'POST /api/admin/grants/{id}/approve': { amount, ...note },
    'POST /api/admin/grants/{id}/refuse': note,
    'POST /api/admin/grants/{id}/appeal': { outcome: 'refused', ...note },
    'POST /api/admin/grants/{id}/pay': { paidOn: '2026-11-20', amount },
  }
}

/** By "POST /api/debts". */
export function sampleBodies(marks: Partial<Marks> = {}): Record<string, unknown> {
  const all = { ...usual, ...marks }
  return {
    ...accountBodies(all),
    ...recordBodies(all),
    ...letterBodies(all),
    ...toolBodies(all),
    ...outsideBodies(all),
    ...grantBodies(all),
    ...deskBodies(all),
    ...ledgerBodies(all),
  }
}

/** Those of the calls that take a body and have none here. */
export function callsWithoutSample(calls: Endpoint[]): string[] {
  const bodies = sampleBodies()
  return calls.filter((call) => call.body !== undefined && bodies[keyOf(call)] === undefined).map(keyOf)
}
