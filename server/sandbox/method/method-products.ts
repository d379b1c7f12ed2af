/** Scores and attributes: asked for, then read until they are there. */
import type {
  IEntity,
  IEntityAttributes,
  IEntityCreditScores,
  TEntityAttributeNames,
  TResourceStatus,
} from 'method-node'
import type { Executor } from '#server/db/executor.ts'
import { findObject, putObject } from '#server/sandbox/objects.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { notFound, methodId, service } from './method-answer.ts'
import { enqueueWebhook } from '#server/sandbox/webhooks.ts'
import { sampleAttributes, sampleScores } from './sample-report.ts'
import { and, eq } from 'drizzle-orm'
import type { CreditAccount } from '#engine/credit/factors.ts'
import { debtEntries, debts } from '#server/features/debts/debts.table.ts'

/** Every debt is an account; the payments recorded for it go with it. */
async function readAccounts(db: Executor, userId: string): Promise<CreditAccount[]> {
  const owned = await db.select().from(debts).where(eq(debts.userId, userId))
  const payments = await db
    .select()
    .from(debtEntries)
    .where(and(eq(debtEntries.userId, userId), eq(debtEntries.kind, 'payment')))
  const paid = Map.groupBy(payments, ({ debtId }) => debtId)
  return owned.map((debt) => ({
    id: debt.id,
    type: debt.type,
    balanceCents: debt.balance,
    minimumCents: debt.minimumPayment,
    limitCents: debt.closedAt === null ? debt.creditLimit : null,
    startedOn: debt.startedOn,
    payments: (paid.get(debt.id) ?? []).map(({ amount, occurredOn }) => ({
      cents: amount,
      paidOn: occurredOn,
    })),
  }))
}

type Parts = Pick<PeerParts, 'db' | 'clock'>

/** A product as it will be, and how often it was looked at: like Method's it is not there at once. */
type Prepared<T> = { looks: number; ready: T }

/** our id of the person the entity was made for */
const userIdOf = ({ metadata }: IEntity): string =>
  String((metadata as { user_id?: unknown } | null)?.user_id)

const pending = { status: 'pending', error: null } as const

type Product = IEntityCreditScores | IEntityAttributes

const prepare = (db: Executor, kind: 'credit_score' | 'attribute', ready: Product): Promise<void> =>
  putObject(db, { service, kind, id: ready.id, ownerId: ready.entity_id, body: { looks: 0, ready } })

export async function createScores({ db, clock }: Parts, entity: IEntity): Promise<IEntityCreditScores> {
  const now = clock.now()
  const at = now.toISOString()
  const accounts = await readAccounts(db, userIdOf(entity))
  const scores = sampleScores({ accounts, entityId: entity.id, now })
  const ready: IEntityCreditScores = {
    id: methodId('crs'),
    entity_id: entity.id,
    status: scores === null ? 'failed' : 'completed',
    scores,
    error:
      scores === null
        ? {
            type: 'CREDIT_SCORE_FAILED',
            sub_type: 'ENTITY_CREDIT_SCORE_NOT_FOUND',
            code: 404,
            message: 'The credit score for this entity could not be found.',
          }
        : null,
    created_at: at,
    updated_at: at,
  }
  await db.transaction(async (tx) => {
    await prepare(tx, 'credit_score', ready)
    await enqueueWebhook(tx, {
      service,
      id: ready.id,
      ownerId: entity.id,
      path: '/api/webhooks/method',
      body: {
        id: ready.id,
        type: 'credit_score.update',
        op: 'update',
        path: `/entities/${entity.id}/credit_scores/${ready.id}`,
      },
    })
  })
  return { ...ready, ...pending, scores: null }
}

export async function createAttributes(
  { db, clock }: Parts,
  entity: IEntity,
  asked: readonly TEntityAttributeNames[],
): Promise<IEntityAttributes> {
  const now = clock.now()
  const at = now.toISOString()
  const accounts = await readAccounts(db, userIdOf(entity))
  const ready: IEntityAttributes = {
    id: methodId('attr'),
    entity_id: entity.id,
    status: 'completed',
    // The type names every attribute; Method answers those that were asked for and are known.
    attributes: sampleAttributes({ accounts, now }, asked) as IEntityAttributes['attributes'],
    error: null,
    created_at: at,
    updated_at: at,
  }
  await prepare(db, 'attribute', ready)
  return { ...ready, ...pending, attributes: null }
}

type ProductKey = { service: 'method'; kind: 'credit_score' | 'attribute'; id: string; ownerId: string }

/** The first look finds it in progress, the next ones find it. */
export async function lookAt<T extends { status: TResourceStatus }>(
  db: Executor,
  key: ProductKey,
  empty: Partial<T>,
): Promise<T> {
  const found = (await findObject(db, key)) as Prepared<T> | null
  if (found === null) throw notFound()
  if (found.looks > 0) return found.ready
  await putObject(db, { ...key, body: { ...found, looks: 1 } })
  return { ...found.ready, ...empty, status: 'in_progress', error: null }
}
