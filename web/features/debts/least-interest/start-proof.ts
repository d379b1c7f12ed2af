/** A proof on its way: worked out in a worker, with a limit to the time it may take. */
import type { PayoffInput } from '#engine/debts/debt.ts'
import type { ProvenPlan } from '#engine/debts/least-interest/optimal.ts'

/** `endsAt`: when the solver stops, in milliseconds since 1970 */
export type ProofJob = { input: PayoffInput; endsAt: number }

/** null where there is no proof: the solver could not be loaded, or something failed */
export type ProofAnswer = ProvenPlan | null

/**
 * An answer is there within 4 seconds: loading, the search, the model and every solve end by then; what is left of the 4
 * seconds is for playing the plan and sending it.
 */
const SOLVED_AFTER_MS = 3_500

/** Loading the solver on a slow line, and the work of the engine around it. */
const LIMIT_MS = 45_000

/** Whatever becomes of the worker, there is an answer. `stop` ends it; the answer is null then. */
export function startProof(input: PayoffInput) {
  const worker = new Worker(new URL('./least-interest.worker.ts', import.meta.url), { type: 'module' })
  const { promise: answer, resolve } = Promise.withResolvers<ProofAnswer>()
  const end = (given: ProofAnswer) => {
    clearTimeout(limit)
    worker.terminate()
    resolve(given)
  }
  const stop = () => end(null)
  const limit = setTimeout(stop, LIMIT_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => end(data))
  worker.addEventListener('messageerror', stop)
  worker.addEventListener('error', stop)
  const endsAt = performance.timeOrigin + performance.now() + SOLVED_AFTER_MS
  worker.postMessage({ input, endsAt } satisfies ProofJob, [])
  return { answer, stop }
}
