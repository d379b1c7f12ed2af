/** What we read of Plaid's answers. Anything else that stands there is ignored; what lacks these is no answer. */
import * as z from 'zod/mini'

const number = z.nullish(z.number())
const text = z.nullish(z.string())

const plaidAccount = z.object({
  account_id: z.string(),
  persistent_account_id: text,
  name: z.string(),
  mask: text,
  type: z.string(),
  subtype: text,
  balances: z.object({
    current: number,
    available: number,
    limit: number,
    iso_currency_code: text,
    unofficial_currency_code: text,
  }),
})
export type PlaidAccount = z.output<typeof plaidAccount>

export const accountsAnswer = z.object({
  accounts: z.array(plaidAccount),
  item: z.object({ institution_id: text, institution_name: text }),
})

export const institutionAnswer = z.object({ institution: z.object({ name: z.string() }) })

const plaidApr = z.object({
  apr_percentage: z.number(),
  apr_type: z.string(),
  balance_subject_to_apr: number,
})
export type PlaidApr = z.output<typeof plaidApr>

const payments = { next_payment_due_date: text, last_payment_amount: number, last_payment_date: text }
const statement = {
  minimum_payment_amount: number,
  last_statement_balance: number,
  last_statement_issue_date: text,
}

const cardLiability = z.object({
  account_id: text,
  aprs: z.array(plaidApr),
  is_overdue: z.nullish(z.boolean()),
  ...payments,
  ...statement,
})

const studentLiability = z.object({
  account_id: text,
  account_number: text,
  interest_rate_percentage: number,
  loan_status: z.nullish(z.object({ type: text, end_date: text })),
  repayment_plan: z.nullish(z.object({ type: text })),
  is_overdue: z.nullish(z.boolean()),
  ...payments,
  ...statement,
})

const interestRate = z.nullish(z.object({ percentage: number }))

const mortgageLiability = z.object({
  account_id: z.string(),
  interest_rate: interestRate,
  next_monthly_payment: number,
  past_due_amount: number,
  escrow_balance: number,
  ...payments,
})

/** Few lenders say this much of a plain loan; most give only the account's balance. */
const loanLiability = z.object({
  account_id: z.string(),
  interest_rate: interestRate,
  payment_frequency: text,
  next_payment_amount: number,
  ...payments,
})

const creditLineLiability = z.object({
  account_id: z.string(),
  aprs: z.array(plaidApr),
  interest_rate: interestRate,
  past_due_amount: number,
  ...payments,
  ...statement,
})

const plaidLiabilities = z.object({
  credit: z.nullish(z.array(cardLiability)),
  student: z.nullish(z.array(studentLiability)),
  mortgage: z.nullish(z.array(mortgageLiability)),
  loan: z.nullish(z.array(loanLiability)),
  line_of_credit: z.nullish(z.array(creditLineLiability)),
})
export type PlaidLiabilities = z.output<typeof plaidLiabilities>

type Fields = z.output<typeof cardLiability> &
  z.output<typeof studentLiability> &
  z.output<typeof mortgageLiability> &
  z.output<typeof loanLiability> &
  z.output<typeof creditLineLiability>
/** A debt of any kind; it has the fields of its kind. */
export type PlaidLiability = Partial<Omit<Fields, 'account_id'>> & { account_id?: string | null | undefined }

export const liabilitiesAnswer = z.object({ liabilities: plaidLiabilities })

const plaidTransaction = z.object({
  transaction_id: z.string(),
  account_id: z.string(),
  amount: z.number(),
  iso_currency_code: text,
  unofficial_currency_code: text,
  date: z.iso.date(),
  name: text,
  merchant_name: text,
  pending: z.boolean(),
  pending_transaction_id: text,
  personal_finance_category: z.nullish(z.object({ primary: z.string(), detailed: z.string() })),
})
export type PlaidTransaction = z.output<typeof plaidTransaction>

export const syncAnswer = z.object({
  added: z.array(plaidTransaction),
  modified: z.array(plaidTransaction),
  removed: z.array(z.object({ transaction_id: z.string() })),
  next_cursor: z.string(),
  has_more: z.boolean(),
})

export const linkTokenAnswer = z.object({ link_token: z.string().check(z.minLength(1)) })
export const exchangeAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  item_id: z.string().check(z.minLength(1)),
})
/** Only that it is an answer of this service at all. */
export const anyAnswer = z.object({ request_id: z.string() })

export const keyAnswer = z.object({
  key: z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string(),
    y: z.string(),
    expired_at: number,
  }),
})

export const errorAnswer = z.object({ error_type: z.string(), error_code: z.string() })

/** The body of a webhook, whichever it is. */
export const webhookBody = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: text,
  error: z.nullish(z.object({ error_code: z.string() })),
})
