/**
 * The sandbox's clock: this machine's, moved forward by an offset in the database, so that a trial can end while
 * somebody watches. Every process on the database follows within a second.
 */
import type { Pool } from '#server/db/connect.ts'
import type { Clock } from '#server/clock.ts'

const FOLLOW_EVERY_MS = 1_000
const NAME = 'clock'

export type SandboxClock = Clock & {
  /** how far it is ahead of this machine's */
  movedByMs(): number
  /** Moves it forward for every process; the others follow within a second. */
  move(byMs: number): Promise<void>
  close(): void
}

/** Opens the clock where it was left. */
export async function openSandboxClock(pool: Pool): Promise<SandboxClock> {
  let movedByMs = 0
  const read = async () => {
    const { rows } = await pool.query<{ value: number }>('select value from sandbox_state where name = $1', [
      NAME,
    ])
    movedByMs = rows[0]?.value ?? 0
  }
  await read()
  // While the database is away the offset stays.
  const following = setInterval(() => void read().catch(() => {}), FOLLOW_EVERY_MS)
  following.unref()
  return {
    now: () => new Date(Date.now() + movedByMs),
    movedByMs: () => movedByMs,
    move: async (byMs) => {
      if (byMs < 0) throw new Error('the sandbox clock goes forward only')
      await pool.query(
        `insert into sandbox_state (name, value) values ($1, to_jsonb($2::bigint))
         on conflict (name) do update set value = to_jsonb((sandbox_state.value #>> '{}')::bigint + $2::bigint)`,
        [NAME, byMs],
      )
      await read()
    },
    close: () => clearInterval(following),
  }
}
