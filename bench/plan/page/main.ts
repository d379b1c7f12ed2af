/** A page that proves plans as the product does, and watches its own frames meanwhile. */
import { startProof } from '#web/features/debts/least-interest/start-proof.ts'
import { randomSet } from '../random-sets.ts'

/** The longest time between two frames until it is stopped. */
function watchFrames(): () => number {
  let longest = 0
  let before = performance.now()
  let isOn = true
  const look = (now: number) => {
    longest = Math.max(longest, now - before)
    before = now
    if (isOn) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  return () => {
    isOn = false
    return longest
  }
}

async function prove(count: number) {
  const input = randomSet(count, 1)
  const stop = watchFrames()
  const begun = performance.now()
  const proven = await startProof(input).answer
  const ms = performance.now() - begun
  const longestFrameMs = stop()
  if (proven === null) throw new Error(`${count} debts have no answer`)
  return { count, ms, longestFrameMs, gapCents: proven.gapCents, isProven: proven.isProven }
}

Object.assign(globalThis, { prove })
