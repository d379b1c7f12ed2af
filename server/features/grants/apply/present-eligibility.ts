/** Why a program fits or does not, in a sentence with the figure that was used. */
import type { EligibilityAnswer } from '#contracts/foundation/grants.ts'
import type { Eligibility, GrantProgram, GrantReason, ProgramFit } from '#engine/grants/eligibility.ts'
import { formatMoney } from '#engine/money/format.ts'
import { areaName, guideline, programOf } from '../programs.ts'

const dollars = (cents: number) => formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })

export function reasonWords(reason: GrantReason, fit: Eligibility): string {
  const income = dollars(fit.yearlyIncomeCents)
  const limit = dollars(fit.limitCents)
  const words: Record<GrantReason, string> = {
    income_below_limit: `Your income of ${income} a year is below ${limit}, twice the ${guideline.year} poverty line for your home.`,
    income_at_or_above_limit: `Your income of ${income} a year is not below ${limit}, twice the ${guideline.year} poverty line for your home.`,
    single_parent: 'You raise children alone.',
    not_single_parent: 'This one is for parents who raise children alone.',
    no_child_counted: 'This one is for parents with a child at home. You counted one person.',
    senior: 'You are 65 or older.',
    below_senior_age: 'This one is for people who are 65 or older.',
  }
  return words[reason]
}

/** What only papers show: of the eligibility list, all but what was just answered. */
const toShow: Record<GrantProgram, (line: string) => boolean> = {
  emergency: (line) => !line.startsWith('Income below'),
  'single-parent': (line) => !line.startsWith('You are the only'),
  senior: (line) => !line.startsWith('Age 65'),
}

function presentProgram({ program, fits, reason }: ProgramFit, fit: Eligibility) {
  const { name, upToCents, eligibility } = programOf(program)
  return {
    id: program,
    name,
    upTo: upToCents,
    fits,
    reason: reasonWords(reason, fit),
    toShow: eligibility.filter(toShow[program]),
  }
}

export function presentEligibility(fit: Eligibility): EligibilityAnswer {
  return {
    yearlyIncome: fit.yearlyIncomeCents,
    guideline: {
      year: guideline.year,
      area: areaName(fit.area),
      povertyLine: fit.povertyLineCents,
      limit: fit.limitCents,
      source: guideline.source,
    },
    programs: fit.programs.map((one) => presentProgram(one, fit)),
  }
}
