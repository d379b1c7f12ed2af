/** One sweep for every kind of notice: it looks at those whose moment has come, and writes when to look again. */
import { addDays } from '#engine/money/calendar.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { isMailHour, localTime } from '../local-time.ts'
import type { LocalTime } from '../local-time.ts'
import { listReaders } from '../notices.queries.ts'
import type { Reader } from '../notices.queries.ts'
import { claimDue, listSent, saveNextLooks } from './due-notices.queries.ts'
import type { NextLook } from './due-notices.queries.ts'
import type { DueKind } from './due-notices.table.ts'

/** Somebody who wants the notice, at an hour for mail. `today` is their own day. */
export type LookedAt = Reader & { today: string }

/** `about`: what may be told today, sent or not; `days`: the days after today on which something else may be. */
export type Outlook = { about: string[]; days: string[] }

export type Watch = {
  kind: DueKind
  /** False: nothing can be due until a record changes. */
  wants: (reader: Reader, now: Date) => boolean
  /** The outlook of each; none for whom nothing comes until a record changes. */
  outlooks: (db: Executor, people: LookedAt[]) => Promise<Map<string, Outlook>>
}

/** How many people are taken at a time. */
const PAGE = 500
/** Those of a process that was killed are due again after this. */
const CLAIM_MS = 3_600_000

/** The day of the next mail where the hour is none for mail. */
const nextMailDay = (time: LocalTime) => (time.hour < 8 ? time.day : addDays(time.day, 1))

const soonest = (days: string[]) => days.reduce<string | null>((a, b) => (a !== null && a <= b ? a : b), null)

/** Something that was not sent may still be tomorrow: what mails it decides by more than is looked at here. */
function lookAgain({ id, today, settings }: LookedAt, outlook: Outlook, isUnsent: boolean): NextLook {
  const days = outlook.days.filter((day) => day > today)
  const day = isUnsent ? addDays(today, 1) : soonest(days)
  return { userId: id, day, timezone: settings.timezone }
}

const noticesOf = (outlooks: Map<string, Outlook>) =>
  [...outlooks].flatMap(([userId, { about }]) => about.map((one) => ({ userId, about: one })))

/** Those of these people for whom something was not sent, or comes on a day that is known, whatever the hour is. */
export async function listWithOutlook(
  { db, now, watch }: { db: Executor; now: Date; watch: Watch },
  userIds: string[],
): Promise<string[]> {
  const people = (await listReaders(db, userIds))
    .filter((reader) => watch.wants(reader, now))
    .map((reader) => ({ ...reader, today: localTime(now, reader.settings.timezone).day }))
  const outlooks = await watch.outlooks(db, people)
  const sent = await listSent(db, watch.kind, noticesOf(outlooks))
  return people
    .filter(({ id, today }) => {
      const { about, days } = outlooks.get(id) ?? { about: [], days: [] }
      return about.some((one) => !sent.has(`${id} ${one}`)) || days.some((day) => day > today)
    })
    .map(({ id }) => id)
}

/** Looks at a page of people; answers who has something that was not sent, and when each is looked at again. */
async function lookAt(
  { db, now, watch }: { db: Executor; now: Date; watch: Watch },
  userIds: string[],
): Promise<{ due: string[]; looks: NextLook[] }> {
  const awake: LookedAt[] = []
  // Without a row among the readers: not reached by mail.
  const looks = new Map(userIds.map((userId) => [userId, { userId, day: null, timezone: 'UTC' } as NextLook]))
  for (const reader of await listReaders(db, userIds)) {
    if (!watch.wants(reader, now)) continue
    const { id: userId, settings } = reader
    const time = localTime(now, settings.timezone)
    if (isMailHour(time)) awake.push({ ...reader, today: time.day })
    else looks.set(userId, { userId, day: nextMailDay(time), timezone: settings.timezone })
  }
  const outlooks = await watch.outlooks(db, awake)
  const sent = await listSent(db, watch.kind, noticesOf(outlooks))
  const due: string[] = []
  for (const person of awake) {
    const outlook = outlooks.get(person.id)
    if (outlook === undefined) continue
    const isUnsent = outlook.about.some((about) => !sent.has(`${person.id} ${about}`))
    if (isUnsent) due.push(person.id)
    looks.set(person.id, lookAgain(person, outlook, isUnsent))
  }
  return { due, looks: [...looks.values()] }
}

/**
 * Looks at one page of those who are due, and lets `tell` put in line who has something that was not sent, in the
 * transaction that writes when each is looked at again. True where more may be due.
 */
export async function findDue(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  watch: Watch,
  tell: (userIds: string[], tx: Executor) => Promise<void>,
): Promise<boolean> {
  const now = clock.now()
  const claim = { kind: watch.kind, now, claimedUntil: new Date(now.getTime() + CLAIM_MS) }
  const userIds = await claimDue(db, { ...claim, limit: PAGE })
  if (userIds.length === 0) return false
  const { due, looks } = await lookAt({ db, now, watch }, userIds)
  await db.transaction(async (tx) => {
    await saveNextLooks(tx, claim, looks)
    await tell(due, tx)
  })
  return userIds.length === PAGE
}
