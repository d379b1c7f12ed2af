/** How the system is. Every figure is measured when it is asked for, or was noted when it happened. */
import { statfs } from 'node:fs/promises'
import { getHealth, outsideNames } from '#contracts/admin/system-health.ts'
import type { Health, OutsideState } from '#contracts/admin/system-health.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { readModelDays } from '#server/features/coach/model-days.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { checkPrices } from '#server/outside/price-check.ts'
import { listNotSetUp } from '#server/outside/outside.ts'
import { readLastBackup } from './backups.queries.ts'
import { readDatabase, readJobs, readLastOutside, readMigrations } from './health.queries.ts'

function outsideStates({
  outside,
  env,
  model,
  watch,
}: Pick<AppParts, 'outside' | 'env' | 'model' | 'watch'>): OutsideState[] {
  const isSandbox = {
    mail: env.smtpUrl === null && env.mode === 'sandbox',
    payments: outside.isSandbox.stripe,
    banking: outside.isSandbox.plaid,
    bureau: outside.isSandbox.method,
    model: false,
  }
  const notSetUp = new Set<OutsideState['name']>(listNotSetUp({ env, outside }))
  if (model === null) notSetUp.add('model')
  return outsideNames.map((name) => {
    const { lastSuccessAt, lastFailureAt, ...counts } = watch.countsOf(name)
    return {
      name,
      isSandbox: isSandbox[name],
      isSetUp: !notSetUp.has(name),
      lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
      ...counts,
    }
  })
}

async function readPriceDifferences(parts: AppParts): Promise<Health['priceDifferences']> {
  const differences = await checkPrices(parts)
  return (
    differences?.map(({ planId, sold }) => ({
      planId,
      sold: sold && {
        amount: sold.cents,
        currency: sold.currency,
        months: sold.months,
      },
    })) ?? null
  )
}

/** Of millionths of a dollar, in a cent. */
const MICRO_DOLLARS_A_CENT = 10_000

/** What asking a model came to; a part of a cent counts as a cent. */
async function readCoachModel({ db, env }: Pick<AppParts, 'db' | 'env'>): Promise<Health['coachModel']> {
  const days = await readModelDays(db)
  return {
    limit: dollarsToCents(env.coachModelDayLimit),
    days: days.map(({ costMicroDollars, ...day }) => ({
      ...day,
      spent: Math.ceil(costMicroDollars / MICRO_DOLLARS_A_CENT),
    })),
  }
}

/** The disk of the embedded database; null where the database is elsewhere, or the folder cannot be read. */
async function readDisk({ env }: Pick<AppParts, 'env'>): Promise<Health['disk']> {
  if (env.databaseUrl !== null) return null
  const found = await statfs(env.dataFolder).catch(() => null)
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }
}

async function readHealth(parts: AppParts): Promise<Health> {
  const { pool, db, env, clock } = parts
  const now = clock.now()
  const [database, migrations, jobs, last, disk, priceDifferences, coachModel, lastBackup] =
    await Promise.all([
      readDatabase(pool),
      readMigrations(pool),
      readJobs(pool, now),
      readLastOutside(db),
      readDisk(parts),
      readPriceDifferences(parts),
      readCoachModel(parts),
      readLastBackup(pool),
    ])
  const connections = {
    open: pool.totalCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
    most: pool.options.max,
  }
  return {
    asOf: now.toISOString(),
    mode: env.mode,
    version: packageFile.version,
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage().rss,
    database: { ...database, connections, migrations },
    jobs: { ...jobs, lastDoneAt: jobs.lastDoneAt?.toISOString() ?? null },
    outside: outsideStates(parts),
    coachModel,
    priceDifferences,
    lastPaymentEventAt: last.lastPaymentEventAt?.toISOString() ?? null,
    lastBankReadingAt: last.lastBankReadingAt?.toISOString() ?? null,
    lastBackupAt: lastBackup?.toISOString() ?? null,
    disk,
  }
}

export function mountSystemHealth(app: App): void {
  mount(app, getHealth, ({ parts }) => readHealth(parts))
}
