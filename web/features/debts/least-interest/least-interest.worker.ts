/**
 * Proves a plan of least interest apart from the page: a solve blocks for seconds. Only this file may compile WebAssembly
 * (server/http/pipeline/security-headers.ts), and only it loads the solver.
 */
import loadHighs from 'highs'
import wasmAddress from 'highs/runtime?url'
import { FINE_GAP, provenPlan } from '#engine/debts/least-interest/optimal.ts'
import { highsSolver } from './highs-solver.ts'
import type { ProofAnswer, ProofJob } from './start-proof.ts'

/** What the solver gets where it took long to load, as on a slow line: that its megabyte was not loaded for nothing. */
const LEAST_SECONDS = 1.5

async function prove({ input, endsAt }: ProofJob): Promise<ProofAnswer> {
  const highs = await loadHighs({ locateFile: () => wasmAddress })
  const now = performance.now()
  const seconds = Math.max(LEAST_SECONDS, (endsAt - performance.timeOrigin - now) / 1_000)
  const limits = { seconds, ...FINE_GAP, keepsStart: true }
  return provenPlan(input, highsSolver(highs, now + seconds * 1_000), limits)
}

self.addEventListener('message', ({ data }: MessageEvent<ProofJob>) => {
  // A rejection is no error event of a worker: without an answer the page would wait.
  void prove(data)
    .catch((): ProofAnswer => null)
    .then((answer) => self.postMessage(answer, { transfer: [] }))
})
