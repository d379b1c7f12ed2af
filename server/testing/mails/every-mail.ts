/**
 * Every mail the product writes, with sample values: one line for each function that makes one. They are written when
 * they are asked for, in the language of that moment.
 */
import { grantEventKinds } from '#contracts/foundation/grants.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import * as account from '#server/features/account/account-mails.ts'
import * as security from '#server/features/account/security-mails.ts'
import type { EndedWays } from '#server/features/account/account-mails.ts'
import * as banks from '#server/features/banks/bank-mails.ts'
import { billingMail } from '#server/features/billing/billing-mails.ts'
import { billingMailKinds } from '#server/features/billing/billing.table.ts'
import type { PlanRow } from '#server/features/billing/billing.table.ts'
import { donationMailKinds } from '#server/features/donations/donations.table.ts'
import { giftMail } from '#server/features/donations/receipts/gift-mails.ts'
import { eventMail, keepMail } from '#server/features/grants/status/grant-mails.ts'
import type { GrantEventRow } from '#server/features/grants/grants.table.ts'
import * as notices from '#server/features/notices/notice-mails.ts'
import * as privacy from '#server/features/privacy/privacy-mails.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { people, sampleEvent, sampleGift, samplePayment, samplePlan, sampleReturn } from './mail-samples.ts'

export const origin = 'https://jubilee.test'

/** `maker` is the function's name; a notice can be turned off, any other mail is about something that happened. */
export type MadeMail = { maker: string; isNotice: boolean; mails: (Mail | null)[] }

const to = people.email
const token = 'q7Yp2vRk9TzBn4WcXs8LfHd3JmGa6EuV'
const at = (page: string) => `${origin}${page}`
const securityPage = at('/settings?tab=security')
const opensAt = new Date('2026-11-21T09:30:00Z')
const expiresAt = new Date('2026-11-23T09:30:00Z')
const about = { to, origin }
const day = () => dayInWords('2026-12-04')

const made = (maker: string, ...mails: (Mail | null)[]): MadeMail => ({ maker, isNotice: false, mails })

const endings: EndedWays[] = [
  { passkeys: { removed: 0, kept: 0 }, authenticator: 'none', wasConfirmed: true },
  { passkeys: { removed: 1, kept: 2 }, authenticator: 'kept', wasConfirmed: true },
  { passkeys: { removed: 2, kept: 0 }, authenticator: 'removed', wasConfirmed: true },
  { passkeys: { removed: 0, kept: 1 }, authenticator: 'none', wasConfirmed: true },
  { passkeys: { removed: 1, kept: 0 }, authenticator: 'removed', wasConfirmed: false },
]

const accountMails = () => [
  made('welcomeMail', account.welcomeMail(to, at(`/verify-email?token=${token}`))),
  made('verificationMail', account.verificationMail(to, at(`/verify-email?token=${token}`))),
  made('alreadyRegisteredMail', account.alreadyRegisteredMail(to, at('/login'))),
  made('resetMail', account.resetMail(to, at(`/reset-password?token=${token}`))),
  made(
    'passwordChangedMail',
    ...endings.map((ended) => account.passwordChangedMail(to, { url: at('/forgot-password'), ended })),
  ),
  made(
    'ownPasswordChangedMail',
    ...endings.map((ended) => security.ownPasswordChangedMail(to, { url: securityPage, ended })),
  ),
  made('newEmailMail', security.newEmailMail(to, at(`/verify-email?token=${token}`))),
  made('emailTakenMail', security.emailTakenMail(to, at('/login'))),
  made('emailAskedMail', security.emailAskedMail(to, at('/forgot-password'))),
  made('emailChangedMail', security.emailChangedMail(to, at('/privacy#contact'))),
  made('twoFactorOnMail', security.twoFactorOnMail(to, securityPage)),
  made('apiTokenMadeMail', security.apiTokenMadeMail(to, securityPage)),
  made('twoFactorOffMail', security.twoFactorOffMail(to, securityPage)),
  made('recoveryCodesRenewedMail', security.recoveryCodesRenewedMail(to, securityPage)),
  made(
    'recoveryCodeUsedMail',
    security.recoveryCodeUsedMail(to, { url: securityPage, left: 1 }),
    security.recoveryCodeUsedMail(to, { url: securityPage, left: 0 }),
  ),
  made('wrongCodesMail', security.wrongCodesMail(to, at('/forgot-password'))),
  made('guessesMail', security.guessesMail(to, at('/forgot-password'))),
  made('passkeyAddedMail', security.passkeyAddedMail(to, securityPage)),
  made('passkeyRemovedMail', security.passkeyRemovedMail(to, securityPage)),
  made('signInHelpMail', security.signInHelpMail(to, at(`/reset-password?token=${token}`))),
  made(
    'resetStartedMail',
    security.resetStartedMail(to, { url: at(`/reset-two-factor?token=${token}`), opensAt, expiresAt }),
  ),
  made('resetOpenMail', security.resetOpenMail(to, { url: at('/login'), expiresAt })),
]

const privacyMails = () => [
  made('exportReadyMail', privacy.exportReadyMail(about, day())),
  made('deletionAskedMail', privacy.deletionAskedMail(about, day())),
  made('keptMail', privacy.keptMail(about)),
  made('deletedMail', privacy.deletedMail(about)),
]

const linkedBanks = { ...about, banks: ['Harbor Bank', 'Hilltop Credit Union'] }

const bankMails = () => [
  made('linkEndsMail', banks.linkEndsMail(linkedBanks, day())),
  made('linkEndedMail', banks.linkEndedMail(linkedBanks)),
]

const samplePlans: PlanRow[] = [
  samplePlan,
  { ...samplePlan, userId: null },
  { ...samplePlan, planId: 'price_monthly', confirmPlanId: 'price_premium' },
]

const planMails = () =>
  billingMailKinds.flatMap((kind) =>
    samplePlans.map((plan) =>
      billingMail(kind, { plan, returned: sampleReturn, invoiceUrl: null, to, origin }),
    ),
  )

const giftMails = () =>
  donationMailKinds.flatMap((kind) =>
    [null, token].map((manageToken) =>
      giftMail(kind, {
        ...about,
        gift: sampleGift,
        payment: samplePayment,
        receiptToken: token,
        manageToken,
      }),
    ),
  )

const firstYes: GrantEventRow = { ...sampleEvent('appeal_granted'), status: 'approved_once' }

const grantMails = () => [
  ...grantEventKinds.map((kind) => eventMail(sampleEvent(kind), { to, origin, now: opensAt })),
  eventMail(firstYes, { to, origin, now: opensAt }),
]

const reading: notices.Recipient = {
  to,
  origin,
  stop: {
    pageUrl: at(`/unsubscribe?token=${token}`),
    oneClickUrl: at(`/unsubscribe/one-click?token=${token}`),
  },
  settings: { currency: 'USD', dateFormat: 'MM/DD/YYYY' },
}
const due: notices.DueLine[] = [
  {
    name: people.lender,
    dueOn: '2026-11-24',
    cents: 4_000,
    lateCents: 0,
    leftCents: 3_000,
    paidCents: 1_000,
    source: 'entered',
    shortCents: null,
  },
  {
    name: people.otherLender,
    dueOn: '2026-11-26',
    cents: 2_500,
    lateCents: 0,
    leftCents: 2_500,
    paidCents: 0,
    source: 'estimated',
    shortCents: 12_00,
  },
]
const days = [
  { recipient: people.bureau, subject: people.lender, dueOn: '2026-12-20', dueIs: 'answer' as const },
  { recipient: people.otherLender, subject: people.lender, dueOn: '2026-12-21', dueIs: 'write_by' as const },
  { recipient: people.otherLender, subject: people.lender, dueOn: '2026-12-22', dueIs: 'file_by' as const },
]
const offer: notices.OfferLine = {
  id: 'store',
  name: people.lender,
  kind: 'deferral',
  untilMonth: 2,
  leftCents: 198_000,
  chargeCents: 80_836,
  addCentsToAvoid: 99_000,
  addFromMonth: 1,
  endsOn: '2027-01-01',
  payBy: '2026-12-25',
  starts: [
    { month: monthIndex('2026-11-01'), addCents: 99_000 },
    { month: monthIndex('2026-12-01'), addCents: 198_000 },
  ],
  isCounted: true,
}
const promotion: notices.OfferLine = { ...offer, name: people.otherLender, kind: 'promotion' }
const week = {
  today: '2026-11-23',
  balanceCents: 1_845_067,
  paidCents: 42_050,
  freeMonth: monthIndex('2029-03-01'),
  due,
}
const passed: notices.MilestoneLine[] = [
  { kind: 'debt_paid', name: people.lender, highestCents: 234_567 },
  ...[25, 50, 75, 100].map((percent) => ({ kind: 'part' as const, percent })),
]
const news = {
  subject: 'Jubilee now reads files from your bank',
  text: 'You can now bring in a file from your bank.\nNothing is sent to anybody else.\n\nYou find it on the page for your budget.',
  spanishSubject: 'Jubilee ya lee los archivos de su banco',
  spanishText:
    'Ya puede traer un archivo de su banco.\nNada se envía a nadie más.\n\nEstá en la página de su presupuesto.',
}

const notice = (maker: string, ...mails: Mail[]): MadeMail => ({ maker, isNotice: true, mails })

const noticeMails = () => [
  notice('reminderMail', notices.reminderMail(due, reading), notices.reminderMail(due.slice(1), reading)),
  notice('caseMail', notices.caseMail(days, reading), notices.caseMail(days.slice(1), reading)),
  notice(
    'offerMail',
    notices.offerMail([offer], reading),
    notices.offerMail([offer, promotion, { ...promotion, isCounted: false }], reading),
    notices.offerMail([{ ...offer, addCentsToAvoid: null, addFromMonth: null, untilMonth: 0 }], reading),
  ),
  notice(
    'reportMail',
    notices.reportMail(week, reading),
    notices.reportMail({ ...week, freeMonth: null, due: [] }, reading),
    notices.reportMail({ ...week, balanceCents: 0, due: [] }, reading),
  ),
  notice('milestoneMail', notices.milestoneMail(passed, reading)),
  notice(
    'newsMail',
    notices.newsMail(news, reading),
    notices.newsMail({ ...news, spanishSubject: null, spanishText: null }, reading),
  ),
]

/** What people and banks have written or are called, which no language changes. */
export const quoted = [news.subject, news.text, sampleEvent('approved').note ?? '', ...linkedBanks.banks]

export const everyMail = (): MadeMail[] => [
  ...accountMails(),
  ...privacyMails(),
  ...bankMails(),
  made('billingMail', ...planMails()),
  made('giftMail', ...giftMails()),
  made('eventMail', ...grantMails()),
  made('keepMail', keepMail(about)),
  ...noticeMails(),
]
