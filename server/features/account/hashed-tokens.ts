/**
 * Keeps only the SHA-256 of session tokens in the database. better-auth stores and looks up tokens as they
 * are; this stands between it and its database adapter and exchanges the token for its hash on the way in.
 * The token has 190 random bits, so a plain hash is enough: there is nothing to guess.
 */
import { createHash } from 'node:crypto'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'

/** The form in which a session token is stored: 64 hexadecimal digits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type Query = { model: string; where?: Where[] | undefined }

function hashedValue(value: Where['value']): Where['value'] {
  if (typeof value === 'string') return hashToken(value)
  return Array.isArray(value) ? value.map((item) => hashToken(String(item))) : value
}

function hashedWhere<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || query.where === undefined) return query
  const where = query.where.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashedValue(condition.value) } : condition,
  )
  return { ...query, where }
}

/** The token that a lookup named, so that what was found can carry it instead of its hash. */
function tokenNamed(query: Query): string | null {
  if (query.model !== 'session') return null
  const value = query.where?.find((condition) => condition.field === 'token')?.value
  return typeof value === 'string' ? value : null
}

function guarded(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    create: async (query) => {
      const token: unknown = query.model === 'session' ? query.data['token'] : null
      if (typeof token !== 'string') return inner.create(query)
      const created = await inner.create({ ...query, data: { ...query.data, token: hashToken(token) } })
      return { ...created, token } as never
    },
    findOne: async (query) => {
      const found = await inner.findOne<never>(hashedWhere(query))
      const token = tokenNamed(query)
      return found === null || token === null ? found : ({ ...(found as object), token } as never)
    },
    findMany: (query) => inner.findMany(hashedWhere(query)),
    count: (query) => inner.count(hashedWhere(query)),
    update: (query) => inner.update(hashedWhere(query)),
    updateMany: (query) => inner.updateMany(hashedWhere(query)),
    delete: (query) => inner.delete(hashedWhere(query)),
    deleteMany: (query) => inner.deleteMany(hashedWhere(query)),
    consumeOne: (query) => inner.consumeOne(hashedWhere(query)),
  }
}

/** The same adapter, behind the exchange of tokens for hashes, inside transactions too. */
export function withHashedTokens(inner: DBAdapter): DBAdapter {
  return {
    ...guarded(inner),
    transaction: (callback) => inner.transaction((inside) => callback(guarded(inside))),
  }
}
