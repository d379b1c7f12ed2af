/** What each endpoint takes of the fields that Plaid's own types name; any other is refused. */
import * as z from 'zod/mini'
import { Products } from 'plaid'
import type {
  AccountsGetRequest,
  InstitutionsGetByIdRequest,
  ItemPublicTokenExchangeRequest,
  LinkTokenCreateRequest,
  TransactionsSyncRequest,
  WebhookVerificationKeyGetRequest,
} from 'plaid'
import { invalidField, missingFields, unknownFields } from './refusal.ts'

type Shape = Record<string, z.ZodMiniType>
/** A name that the type does not have does not compile. */
type NoOthers<T, S> = { [Name in Exclude<keyof S, keyof T>]: never }

/** The keys may come in the body, too. */
const keys = { client_id: z.optional(z.string()), secret: z.optional(z.string()) }

const bodyOf =
  <T>() =>
  <S extends Shape>(shape: S & NoOthers<T, S>) =>
    z.strictObject<S & typeof keys>({ ...keys, ...shape })

const products = z.nullish(z.array(z.enum(Products)))
const text = z.string().check(z.minLength(1))
const days = z.int().check(z.gte(1), z.lte(730))

export const linkTokenBody = bodyOf<LinkTokenCreateRequest>()({
  client_name: text.check(z.maxLength(30)),
  language: z.literal('en'),
  country_codes: z.tuple([z.literal('US')]),
  user: z.strictObject({ client_user_id: text }),
  products,
  optional_products: products,
  webhook: z.optional(z.url()),
  access_token: z.nullish(text),
  redirect_uri: z.optional(z.url()),
  transactions: z.optional(z.strictObject({ days_requested: z.optional(days) })),
})
export const tokenBody = bodyOf<AccountsGetRequest>()({ access_token: text })
export const exchangeBody = bodyOf<ItemPublicTokenExchangeRequest>()({ public_token: text })
export const syncBody = bodyOf<TransactionsSyncRequest>()({
  access_token: text,
  cursor: z.optional(z.string().check(z.maxLength(256))),
  count: z.optional(z.int().check(z.gte(1), z.lte(500))),
  options: z.optional(
    z.strictObject({
      include_personal_finance_category: z.optional(z.boolean()),
      days_requested: z.optional(days),
    }),
  ),
})
export const institutionBody = bodyOf<InstitutionsGetByIdRequest>()({
  institution_id: text,
  country_codes: z.array(z.string()),
})
export const keyBody = bodyOf<WebhookVerificationKeyGetRequest>()({ key_id: text })

/** Reads a body as Plaid does: first the names, then what is missing, then the form. */
export function readBody<S extends z.ZodMiniType>(schema: S, body: Record<string, unknown>): z.output<S> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const { issues } = read.error
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  )
  if (unknown.length > 0) throw unknownFields(unknown)
  const missing = issues
    .filter(({ path }) => path.length === 1 && body[String(path[0])] === undefined)
    .map(({ path }) => String(path[0]))
  if (missing.length > 0) throw missingFields(missing)
  throw invalidField(`${issues[0]?.path.join('.')} must be a properly formatted value`)
}
