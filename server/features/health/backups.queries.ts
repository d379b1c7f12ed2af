/** When backups were made. Written by the command that makes them, read by the desk, the metrics and the doctor. */
import type { ClientBase } from 'pg'
import type { Pool } from '#server/db/connect.ts'

export type BackupWay = 'copy' | 'dump' | 'elsewhere'

/** longer than any backup is kept */
const KEPT_DAYS = 400

/** Notes a backup, and forgets those that are long gone. */
export async function noteBackup(client: ClientBase, way: BackupWay, madeAt: Date): Promise<void> {
  await client.query('insert into backups (made_at, way) values ($1, $2)', [madeAt, way])
  await client.query(`delete from backups where made_at < $1::timestamptz - make_interval(days => $2)`, [
    madeAt,
    KEPT_DAYS,
  ])
}

/** Null where none was noted. */
export async function readLastBackup(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>('select max(made_at) as at from backups')
  return rows[0]?.at ?? null
}
