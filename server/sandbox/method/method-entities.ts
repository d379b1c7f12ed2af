/** People as Method knows them: made once per idempotency key, verified by a code to the phone, disabled for good. */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { IEntity, IEntityVerification, IEntityVerificationSession } from 'method-node'
import { SANDBOX_PHONE_CODE, SANDBOX_QUESTIONED_PHONE } from '#contracts/money/credit-monitoring.ts'
import type { Executor } from '#server/db/executor.ts'
import { findObject, isOfKind, putObject } from '#server/sandbox/objects.ts'
import { sandboxObjects } from '#server/sandbox/sandbox.table.ts'
import type { PeerParts } from '#server/sandbox/peers.ts'
import { notFound, refused, methodId, service } from './method-answer.ts'
import type { CreateEntity } from './method-requests.ts'

type Parts = Pick<PeerParts, 'db' | 'clock'>

type Verified = { phone: boolean; identity: boolean; isQuestioned: boolean }

const verificationOf = ({ phone, identity, isQuestioned }: Verified): IEntityVerification => ({
  phone: { verified: phone, latest_verification_session: null, methods: phone ? [] : ['sms'] },
  identity: {
    verified: identity,
    matched: true,
    latest_verification_session: null,
    methods: isQuestioned && !identity ? ['kba'] : [],
  },
})

const isQuestioned = ({ verification }: IEntity) => verification?.identity?.methods.includes('kba') === true

function newEntity({ type, individual, metadata }: CreateEntity, now: string): IEntity {
  return {
    id: methodId('ent'),
    type,
    individual: {
      first_name: individual.first_name,
      last_name: individual.last_name,
      phone: individual.phone,
      email: individual.email ?? null,
      dob: individual.dob ?? null,
      ssn: null,
      ssn_4: null,
    },
    corporation: null,
    address: { line1: null, line2: null, city: null, state: null, zip: null },
    status: 'incomplete',
    error: null,
    metadata: metadata ?? null,
    verification: verificationOf({
      phone: false,
      identity: false,
      isQuestioned: individual.phone === SANDBOX_QUESTIONED_PHONE,
    }),
    products: [],
    restricted_products: ['credit_score', 'attribute'],
    subscriptions: [],
    available_subscriptions: [],
    restricted_subscriptions: ['credit_score', 'attribute'],
    created_at: now,
    updated_at: now,
  }
}

/** The entity's name, phone and birth date are not kept: the sandbox has no use for them. */
const kept = (entity: IEntity): IEntity => ({ ...entity, individual: null })

async function createOnce(
  db: Executor,
  given: CreateEntity,
  { key, now }: { key: string | null; now: string },
) {
  const made = newEntity(given, now)
  if (key === null) return { entity: made, isNew: true }
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`method:${key}`}, 0))`)
  const body = createHash('sha256').update(JSON.stringify(given)).digest('base64url')
  const before = (await findObject(db, { service, kind: 'idempotency', id: key })) as {
    body: string
    entityId: string
  } | null
  if (before === null) {
    await putObject(db, { service, kind: 'idempotency', id: key, body: { body, entityId: made.id } })
    return { entity: made, isNew: true }
  }
  if (before.body !== body)
    throw refused('INVALID_REQUEST', 'This idempotency key was used with other parameters.')
  return { entity: await findEntity(db, before.entityId), isNew: false }
}

/** The same key and body give the same entity, once. */
export async function createEntity(
  { db, clock }: Parts,
  given: CreateEntity,
  key: string | null,
): Promise<{ entity: IEntity; isNew: boolean }> {
  return db.transaction(async (tx) => {
    const made = await createOnce(tx, given, { key, now: clock.now().toISOString() })
    if (made.isNew)
      await putObject(tx, { service, kind: 'entity', id: made.entity.id, body: kept(made.entity) })
    return made
  })
}

export async function findEntity(db: Executor, id: string): Promise<IEntity> {
  const entity = (await findObject(db, { service, kind: 'entity', id })) as IEntity | null
  if (entity === null) throw notFound()
  return entity
}

/** So many of them, in no order. */
export async function listEntities(db: Executor, limit: string): Promise<IEntity[]> {
  const rows = await db
    .select({ body: sandboxObjects.body })
    .from(sandboxObjects)
    .where(isOfKind(service, 'entity'))
    .limit(Number(limit))
  return rows.map(({ body }) => body as IEntity)
}

/** An entity that may be asked about. */
export async function findVerified(db: Executor, id: string): Promise<IEntity> {
  const entity = await findEntity(db, id)
  if (entity.status === 'disabled') throw refused('ENTITY_UPDATE_DISABLED', 'The entity is disabled.')
  if (entity.status !== 'active') throw refused('ENTITY_VERIFICATION_MISSING', 'The entity is not verified.')
  return entity
}

export async function withdrawEntity({ db, clock }: Parts, id: string): Promise<IEntity> {
  const entity = await findEntity(db, id)
  if (entity.status === 'disabled')
    throw refused('ENTITY_CONSENT_ALREADY_WITHDRAWN', 'Consent was withdrawn already.')
  const disabled: IEntity = {
    ...entity,
    type: null,
    verification: null,
    status: 'disabled',
    address: {},
    metadata: null,
    error: {
      type: 'ENTITY_DISABLED',
      sub_type: 'ENTITY_CONSENT_WITHDRAWN',
      code: 12_004,
      message: 'Entity was disabled due to consent withdrawal.',
    },
    updated_at: clock.now().toISOString(),
  }
  await putObject(db, { service, kind: 'entity', id, body: disabled })
  return disabled
}

export async function startPhoneSession(
  { db, clock }: Parts,
  entityId: string,
): Promise<IEntityVerificationSession> {
  const entity = await findEntity(db, entityId)
  if (entity.status !== 'incomplete' || entity.verification?.phone?.verified === true)
    throw refused('EXISTING_VERIFIED_SESSION', 'The phone is verified already.')
  const now = clock.now().toISOString()
  const session: IEntityVerificationSession = {
    id: methodId('evf'),
    entity_id: entityId,
    status: 'in_progress',
    type: 'phone',
    method: 'sms',
    sms: { timestamp: now },
    error: null,
    created_at: now,
    updated_at: now,
  }
  await putObject(db, {
    service,
    kind: 'verification_session',
    id: session.id,
    ownerId: entityId,
    body: session,
  })
  return session
}

/** A session lasts so long, and takes one try, as at Method. */
export const SESSION_MS = 10 * 60_000

/** Takes the code: the right one makes the entity active. */
export async function tryCode(
  { db, clock }: Parts,
  { entityId, sessionId, code }: { entityId: string; sessionId: string; code: string },
): Promise<IEntityVerificationSession> {
  const key = { service, kind: 'verification_session', id: sessionId, ownerId: entityId } as const
  const session = (await findObject(db, key)) as IEntityVerificationSession | null
  if (session === null) throw notFound()
  const now = clock.now()
  if (now.getTime() - Date.parse(session.created_at) > SESSION_MS || session.status !== 'in_progress')
    throw refused('VERIFICATION_SESSION_EXPIRED', 'The session has expired.')
  const isRight = code === SANDBOX_PHONE_CODE
  const tried: IEntityVerificationSession = {
    ...session,
    status: isRight ? 'verified' : 'failed',
    updated_at: now.toISOString(),
  }
  await putObject(db, { ...key, body: tried })
  if (!isRight) throw refused('VERIFICATION_SESSION_FAILED_INCORRECT_SMS_CODE', 'The code is not correct.')
  const entity = await findEntity(db, entityId)
  const phone = { phone: true, identity: false, isQuestioned: true }
  if (isQuestioned(entity)) await saveEntity(db, { ...entity, verification: verificationOf(phone) }, now)
  else await activate(db, entity, now)
  return tried
}

const saveEntity = (db: Executor, entity: IEntity, now: Date) =>
  putObject(db, {
    service,
    kind: 'entity',
    id: entity.id,
    body: { ...entity, updated_at: now.toISOString() },
  })

/** Everything that was asked of this person is shown: scores may be asked for. */
export async function activate(db: Executor, entity: IEntity, now: Date): Promise<void> {
  await saveEntity(
    db,
    {
      ...entity,
      status: 'active',
      verification: verificationOf({ phone: true, identity: true, isQuestioned: false }),
      products: ['credit_score', 'attribute'],
      restricted_products: [],
    },
    now,
  )
}
