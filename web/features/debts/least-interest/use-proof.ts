import { useEffect, useState } from 'react'
import type { PayoffInput } from '#engine/debts/debt.ts'
import type { ProvenPlan } from '#engine/debts/least-interest/optimal.ts'
import { startProof } from './start-proof.ts'

/** `none`: no proof is asked for. `failed`: the solver could not be loaded, or took too long. */
export type Proof =
  | { kind: 'none' }
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'done'; proven: ProvenPlan }

/** Asks the solver about an input, in a worker, as long as it is on screen; null asks nothing. */
export function useProof(input: PayoffInput | null): Proof {
  const [known, setKnown] = useState<{ of: PayoffInput; proof: Proof } | null>(null)
  useEffect(() => {
    if (input === null) return undefined
    const asked = input
    let isOver = false
    const { answer, stop } = startProof(input)
    async function follow(): Promise<void> {
      const proven = await answer
      if (!isOver) setKnown({ of: asked, proof: proven ? { kind: 'done', proven } : { kind: 'failed' } })
    }
    void follow()
    return () => {
      isOver = true
      stop()
    }
  }, [input])
  if (input === null) return { kind: 'none' }
  return known?.of === input ? known.proof : { kind: 'working' }
}
