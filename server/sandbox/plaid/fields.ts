/** What each endpoint takes: every field that Plaid's own types name, and how those that the sandbox reads must be. */
import * as z from 'zod/mini'
import { Products } from 'plaid'
import type {
  AccountsGetRequest,
  InstitutionsGetByIdRequest,
  ItemGetRequest,
  ItemPublicTokenExchangeRequest,
  ItemRemoveRequest,
  LiabilitiesGetRequest,
  LinkTokenCreateRequest,
  TransactionsRefreshRequest,
  TransactionsSyncRequest,
  WebhookVerificationKeyGetRequest,
} from 'plaid'
import { invalidField, missingFields, unknownFields } from './refusal.ts'

/** Every name of the type, and no other: the compiler holds the list to the SDK. */
type Names<T> = Record<keyof Required<T>, true>

const keys = { client_id: true, secret: true } as const
const withToken = { ...keys, access_token: true } as const

export const accountsGet = { ...withToken, options: true } satisfies Names<AccountsGetRequest>
export const liabilitiesGet = { ...withToken, options: true } satisfies Names<LiabilitiesGetRequest>
export const itemGet = withToken satisfies Names<ItemGetRequest>
export const itemRemove = {
  ...withToken,
  reason_code: true,
  reason_note: true,
} satisfies Names<ItemRemoveRequest>
export const exchange = { ...keys, public_token: true } satisfies Names<ItemPublicTokenExchangeRequest>
export const refresh = withToken satisfies Names<TransactionsRefreshRequest>
export const sync = {
  ...withToken,
  cursor: true,
  count: true,
  options: true,
} satisfies Names<TransactionsSyncRequest>
export const institutionGet = {
  ...keys,
  institution_id: true,
  country_codes: true,
  options: true,
} satisfies Names<InstitutionsGetByIdRequest>
export const keyGet = { ...keys, key_id: true } satisfies Names<WebhookVerificationKeyGetRequest>

export const linkTokenCreate = {
  ...keys,
  client_name: true,
  language: true,
  country_codes: true,
  user: true,
  user_id: true,
  products: true,
  required_if_supported_products: true,
  optional_products: true,
  additional_consented_products: true,
  webhook: true,
  access_token: true,
  access_tokens: true,
  link_customization_name: true,
  appearance_mode: true,
  redirect_uri: true,
  android_package_name: true,
  institution_data: true,
  card_switch: true,
  account_filters: true,
  eu_config: true,
  institution_id: true,
  payment_configuration: true,
  payment_initiation: true,
  employment: true,
  income_verification: true,
  base_report: true,
  credit_partner_insights: true,
  cra_options: true,
  consumer_report_permissible_purpose: true,
  auth: true,
  transfer: true,
  update: true,
  identity_verification: true,
  statements: true,
  third_party_user_token: true,
  investments: true,
  investments_auth: true,
  hosted_link: true,
  transactions: true,
  cashflow_report: true,
  cra_enabled: true,
  identity: true,
  financekit_supported: true,
  enable_multi_item_link: true,
  user_token: true,
} satisfies Names<LinkTokenCreateRequest>

const products = z.nullish(z.array(z.enum(Products)))
const text = z.string().check(z.minLength(1))
const noOptions = z.optional(z.strictObject({}))
const withAccounts = z.optional(z.strictObject({ account_ids: z.optional(z.array(z.string())) }))

/** The part of a link token's request that the sandbox has a use for; the rest of Plaid's is refused by name. */
export const linkTokenBody = z.object({
  client_name: text.check(z.maxLength(30)),
  language: z.literal('en'),
  country_codes: z.tuple([z.literal('US')]),
  user: z.strictObject({ client_user_id: text }),
  products,
  required_if_supported_products: products,
  optional_products: products,
  webhook: z.optional(z.url()),
  access_token: z.nullish(text),
  redirect_uri: z.optional(z.url()),
  transactions: z.optional(
    z.strictObject({ days_requested: z.optional(z.int().check(z.gte(1), z.lte(730))) }),
  ),
})

const access_token = text
export const tokenBody = z.object({ access_token, options: withAccounts })
export const exchangeBody = z.object({ public_token: text })
export const syncBody = z.object({
  access_token,
  cursor: z.optional(z.string().check(z.maxLength(256))),
  count: z.optional(z.int().check(z.gte(1), z.lte(500))),
  options: z.optional(
    z.strictObject({
      include_personal_finance_category: z.optional(z.boolean()),
      include_original_description: z.nullish(z.boolean()),
      days_requested: z.optional(z.int().check(z.gte(1), z.lte(730))),
    }),
  ),
})
export const institutionBody = z.object({
  institution_id: text,
  country_codes: z.array(z.string()),
  options: noOptions,
})
export const keyBody = z.object({ key_id: text })

/** Reads a body as Plaid does: first the names, then what is missing, then the form. */
export function readBody<S extends z.ZodMiniType>(
  names: Record<string, true>,
  schema: S,
  body: Record<string, unknown>,
): z.output<S> {
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(names, name))
  if (unknown.length > 0) throw unknownFields(unknown)
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const { issues } = read.error
  const nested = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  )
  if (nested.length > 0) throw unknownFields(nested)
  const missing = issues
    .filter(({ path }) => path.length === 1 && body[String(path[0])] === undefined)
    .map(({ path }) => String(path[0]))
  if (missing.length > 0) throw missingFields(missing)
  throw invalidField(`${issues[0]?.path.join('.')} must be a properly formatted value`)
}
