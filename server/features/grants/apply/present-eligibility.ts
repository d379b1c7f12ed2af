/** Why a program fits or does not, in a sentence with the figure that was used. */
import type { EligibilityAnswer } from '#contracts/foundation/grants.ts'
import type { Eligibility, GrantProgram, GrantReason, ProgramFit } from '#engine/grants/eligibility.ts'
import { formatMoney } from '#engine/money/format.ts'
import { grantTexts } from '../messages.ts'
import { guideline, programOf } from '../programs.ts'

const dollars = (cents: number) => formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })

export function reasonWords(reason: GrantReason, fit: Eligibility): string {
  const income = dollars(fit.yearlyIncomeCents)
  const limit = dollars(fit.limitCents)
  const texts = grantTexts().reasons
  const words: Record<GrantReason, string> = {
    income_below_limit: texts.incomeBelow(income, limit, guideline.year),
    income_at_or_above_limit: texts.incomeNotBelow(income, limit, guideline.year),
    single_parent: texts.singleParent,
    not_single_parent: texts.notSingleParent,
    no_child_counted: texts.noChildCounted,
    senior: texts.senior,
    below_senior_age: texts.belowSeniorAge,
  }
  return words[reason]
}

/** What was just answered, by its place in the eligibility list; only papers show the rest. */
const answered: Record<GrantProgram, number> = { emergency: 0, 'single-parent': 1, senior: 0 }

function presentProgram({ program, fits, reason }: ProgramFit, fit: Eligibility) {
  const { name, upToCents, eligibility } = programOf(program)
  return {
    id: program,
    name,
    upTo: upToCents,
    fits,
    reason: reasonWords(reason, fit),
    toShow: eligibility.filter((_, at) => at !== answered[program]),
  }
}

export function presentEligibility(fit: Eligibility): EligibilityAnswer {
  return {
    yearlyIncome: fit.yearlyIncomeCents,
    guideline: {
      year: guideline.year,
      area: grantTexts().areas[fit.area],
      povertyLine: fit.povertyLineCents,
      limit: fit.limitCents,
      source: guideline.source,
    },
    programs: fit.programs.map((one) => presentProgram(one, fit)),
  }
}
