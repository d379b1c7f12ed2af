/**
 * A page that proves plans as the product does, and watches its own frames meanwhile; beside them the frames of the same
 * page with no worker, and with a worker that is busy with nothing: what the machine does to them.
 */
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { startProof } from '#web/features/debts/least-interest/start-proof.ts'
import { randomSet } from '../random-sets.ts'
import { watchFrames } from './frames.ts'

const CONTROL_MS = 3_000

async function timed<Result>(work: () => Promise<Result>) {
  const stop = watchFrames()
  const begun = performance.now()
  const result = await work()
  const ms = performance.now() - begun
  return { ms, longestFrameMs: stop(), result }
}

async function prove(count: number) {
  const input = randomSet(count, 1)
  const { result: proven, ...times } = await timed(() => startProof(input).answer)
  if (proven === null) throw new Error(`${count} debts have no answer`)
  return { ...times, gapCents: proven.gapCents, isProven: proven.isProven }
}

async function idle() {
  const { ms, longestFrameMs } = await timed(
    () =>
      new Promise<void>((over) => {
        setTimeout(over, CONTROL_MS)
      }),
  )
  return { ms, longestFrameMs }
}

async function busy() {
  const { ms, longestFrameMs } = await timed(
    () =>
      new Promise<void>((over) => {
        const worker = new Worker(new URL('./busy.worker.ts', import.meta.url), { type: 'module' })
        worker.addEventListener('message', () => {
          worker.terminate()
          over()
        })
        worker.postMessage(CONTROL_MS, [])
      }),
  )
  return { ms, longestFrameMs }
}

/** The search that the page itself makes when the tab opens, with code that has not run before. */
function search(count: number) {
  bestOrderPlan(randomSet(count, 1))
  return {}
}

Object.assign(globalThis, { prove, idle, busy, search })
