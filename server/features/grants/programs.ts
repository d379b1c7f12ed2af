/** The three programs and the year's poverty guideline, as the foundation's content has them. */
import english from '#content/foundation/foundation.json' with { type: 'json' }
import spanish from '#content/foundation/es/foundation.json' with { type: 'json' }
import guidelines from '#content/foundation/poverty-guidelines.json' with { type: 'json' }
import { bilingual } from '#engine/language/bilingual.ts'
import type { PovertyGuideline } from '#engine/grants/poverty-line.ts'
import { checkEligibility } from '#engine/grants/eligibility.ts'
import type { Eligibility, GrantProgram, GuidelineAreas, Household } from '#engine/grants/eligibility.ts'
import { MOST_GRANT_CENTS } from '#engine/grants/approvals.ts'

const programs = bilingual(english.programs, spanish.programs)

export type Program = { name: string; upToCents: number; eligibility: readonly string[] }

/** Throws for an id that the content does not have: the two are checked by a test. */
export function programOf(id: GrantProgram): Program {
  const found = programs().find((program) => program.id === id)
  if (found === undefined) throw new Error(`no program ${id} in the content`)
  return { ...found, upToCents: Math.min(found.upToCents, MOST_GRANT_CENTS) }
}

const areaContent = (id: keyof GuidelineAreas) => {
  const found = guidelines.areas.find((area) => area.id === id)
  if (found === undefined) throw new Error(`no guideline for ${id} in the content`)
  return found
}

const CENTS = 100

function guidelineOf(id: keyof GuidelineAreas): PovertyGuideline {
  const { firstDollars, additionalDollars } = areaContent(id)
  return { firstCents: firstDollars * CENTS, additionalCents: additionalDollars * CENTS }
}

const areas: GuidelineAreas = {
  contiguous: guidelineOf('contiguous'),
  AK: guidelineOf('AK'),
  HI: guidelineOf('HI'),
}

export const guideline = { year: guidelines.year, source: guidelines.source }

/** The self-check by the year's figures. */
export function checkHousehold(household: Household): Eligibility {
  return checkEligibility(household, areas)
}
