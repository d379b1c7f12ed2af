/** The loop of a peer: processes what is due and delivers webhooks, after every call, at the next try, and on request. */

const LOOK_EVERY_MS = 30_000
const SHORTEST_WAIT_MS = 250

type Steps = {
  /** processes everything due by the clock */
  happen(): Promise<void>
  /** sends waiting webhooks; returns when the next try is due (ms by the clock), null for none */
  deliver(isPatient: boolean): Promise<number | null>
  now(): number
}

/** One service's peer, as it runs. */
export type Peer = {
  /** Starts to process due events by itself. */
  start(): void
  /** Looks soon for something to send, once started. */
  wake(): void
  /** Processes what is due by the clock, in order, and delivers waiting webhooks. */
  settle(): Promise<void>
  close(): Promise<void>
}

const waitFor = (nextAt: number | null, now: number) =>
  nextAt === null ? LOOK_EVERY_MS : Math.min(Math.max(nextAt - now, SHORTEST_WAIT_MS), LOOK_EVERY_MS)

/** A loop of its own for each peer. One step at a time; a failed one is tried again at the next look. */
export function loopOf({ happen, deliver, now }: Steps): Peer {
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | null = null
  let isStarted = false
  let isClosed = false

  const lookIn = (delayMs: number) => {
    if (!isStarted || isClosed) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void look(), delayMs)
    timer.unref()
  }
  const step = async (isPatient: boolean) => {
    await happen()
    return deliver(isPatient)
  }
  const afterRunning = (isPatient: boolean) => {
    const stepped = running.then(() => (isClosed ? null : step(isPatient)))
    running = stepped.catch(() => null)
    return stepped
  }
  const look = async () => {
    // The database may be away for a moment.
    const nextAt = await afterRunning(true).catch(() => null)
    lookIn(waitFor(nextAt, now()))
  }

  return {
    wake: () => lookIn(1),
    start: () => {
      isStarted = true
      lookIn(SHORTEST_WAIT_MS)
    },
    settle: async () => void (await afterRunning(false)),
    close: async () => {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
