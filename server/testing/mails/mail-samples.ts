/** The rows that sample mails are written from. */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import type { PlanRow, ReturnRow } from '#server/features/billing/billing.table.ts'
import type { DonationRow, PaymentRow } from '#server/features/donations/donations.table.ts'
import type { GrantEventRow, GrantRow } from '#server/features/grants/grants.table.ts'

/** None of these may stand in a subject. */
export const people = {
  email: 'ada.lovelace@example.test',
  giver: 'Ada Lovelace',
  lender: 'Northwind Bank <Visa> & Co',
  otherLender: 'The very long name of a credit union of Middle Tennessee, car loan',
  bureau: 'Experian',
}

const userId = 'person-1'
const now = new Date('2026-11-20T10:00:00Z')
const later = new Date('2026-12-20T10:00:00Z')
const askedAt = now.toISOString()

export const samplePlan: PlanRow = {
  subscriptionId: 'sub_1',
  userId,
  customerId: 'cus_1',
  customerEmail: people.email,
  checkoutId: null,
  status: 'trialing',
  planId: 'price_premium',
  startedAt: now,
  periodEndsAt: later,
  trialEndsAt: later,
  cancelsAt: later,
  endedAt: null,
  nextPlanId: null,
  pastDueSince: null,
  paymentRetryAt: null,
  confirmInvoiceId: null,
  confirmPlanId: null,
  confirmUntil: null,
  confirmHasFailed: false,
  refusedFor: null,
  dismissedAt: null,
  askedAt,
  fetchedAt: now,
  quotedPlanId: null,
  quotedAt: null,
  quotedDueCents: null,
  quotedMonthlyCents: null,
}

export const sampleReturn: ReturnRow = {
  returnId: 'du_1',
  subscriptionId: 'sub_1',
  userId,
  state: 'disputed',
  amount: 9_900,
  happenedAt: now,
  endsPlan: false,
  askedAt,
}

const giftId = '5a0c8a0e-6a0f-4c67-9c4b-6f1c7c1c3a01'

export const sampleGift: DonationRow = {
  id: giftId,
  userId: null,
  guestHash: null,
  amount: 123_450,
  isMonthly: true,
  email: people.email,
  language: null,
  publicName: people.giver,
  consentedAt: now,
  state: 'active',
  sessionId: null,
  url: null,
  subscriptionId: null,
  customerId: null,
  createdAt: now,
  askedAt,
  fetchedAt: now,
}

export const samplePayment: PaymentRow = {
  id: giftId,
  donationId: giftId,
  paymentId: 'pi_1',
  amount: 123_450,
  returned: 0,
  corrections: 0,
  receivedAt: now,
  ledgerSequence: 4_211,
  askedAt,
}

/** Where an application stands after each event. */
const statusAfter: Record<GrantEvent['kind'], GrantRow['status']> = {
  started: 'draft',
  submitted: 'submitted',
  information_asked: 'needs_information',
  information_given: 'submitted',
  approved_first: 'approved_once',
  approved: 'approved',
  refused: 'refused',
  appealed: 'appealed',
  appeal_granted: 'approved',
  appeal_refused: 'refused',
  paid: 'paid',
  withdrawn: 'withdrawn',
  documents_deleted: 'paid',
}

export const sampleEvent = (kind: GrantEvent['kind']): GrantEventRow => ({
  userId,
  grantId: giftId,
  seq: 1,
  kind,
  note: 'Which month is the bill from?\nPlease add its second page.',
  adminId: null,
  happenedAt: now,
  status: statusAfter[kind],
  hearBy: '2026-11-30',
  approvedAmount: 180_000,
  paidOn: '2026-12-02',
  mailedAt: null,
})
