/**
 * What the tools of one answer gave: facts as f1, f2 and passages as q1, q2. The model writes the id, the server writes
 * the figure. A figure that only repeats what the model asked with is an assumption: it is shown beside what the
 * engine made of it, and that beside it.
 */
import type { Fact } from '#contracts/coach.ts'
import type { Passage } from '#server/features/coach/facts/passages.facts.ts'
import { labelToSend, thingOf, type Thing } from './aliases.ts'

export type KnownFact = {
  /** f1 */
  id: string
  fact: Fact
  /** whose it is; null for one of the whole */
  thing: Thing | null
  /** which call of a tool it came from */
  call: number
  isAssumption: boolean
  /** it came from a call with assumptions: a "what if" */
  isSupposed: boolean
}

export type Sent = { id: string; label: string; value: string }

/** Ids of facts that repeat a tool's input. */
const ASSUMPTIONS =
  /^(?:more\.add|once\.sum|target\.(?:months|date)|income\.(?:monthly|tax|net)|home\.(?:income|rate|down))$/

export class Ledger {
  readonly things: readonly Thing[]
  readonly facts = new Map<string, KnownFact>()
  readonly passages = new Map<string, Passage>()
  private calls = 0

  constructor(things: readonly Thing[]) {
    this.things = things
  }

  /** Takes in the facts of one call, and answers them as they may be sent. */
  addFacts(facts: readonly Fact[]): Sent[] {
    this.calls += 1
    const isSupposed = facts.some(({ id }) => ASSUMPTIONS.test(id))
    return facts.map((fact) => {
      const known = (isSupposed ? undefined : this.sameAs(fact)) ?? this.addFact(fact, isSupposed)
      return { id: known.id, label: labelToSend(fact, this.things), value: fact.value }
    })
  }

  private sameAs(fact: Fact): KnownFact | undefined {
    return [...this.facts.values()].find(
      (known) => !known.isSupposed && known.fact.id === fact.id && known.fact.value === fact.value,
    )
  }

  private addFact(fact: Fact, isSupposed: boolean): KnownFact {
    const known = {
      id: `f${this.facts.size + 1}`,
      fact,
      thing: thingOf(fact, this.things) ?? null,
      call: this.calls,
      isAssumption: ASSUMPTIONS.test(fact.id),
      isSupposed,
    }
    this.facts.set(known.id, known)
    return known
  }

  addPassages(passages: readonly Passage[]): { id: string; title: string; text: string }[] {
    return passages.map((passage) => {
      const id = `q${this.passages.size + 1}`
      this.passages.set(id, passage)
      return { id, title: passage.title, text: passage.text }
    })
  }

  /** Every fact so far, as it may be sent. */
  sent(): Sent[] {
    return [...this.facts.values()].map(({ id, fact }) => ({
      id,
      label: labelToSend(fact, this.things),
      value: fact.value,
    }))
  }
}
