/** A proof on its way: worked out in a worker, with a limit to the time it may take. */
import type { PayoffInput } from '#engine/debts/debt.ts'
import type { ProvenPlan } from '#engine/debts/least-interest/optimal.ts'

export type ProofJob = { input: PayoffInput; seconds: number }

/** null where there is no proof: the solver could not be loaded, or something failed */
export type ProofAnswer = ProvenPlan | null

/** What the solver may take: with its loading, an answer is there within 5 seconds. */
const SOLVER_SECONDS = 3

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
  worker.postMessage({ input, seconds: SOLVER_SECONDS } satisfies ProofJob, [])
  return { answer, stop }
}
