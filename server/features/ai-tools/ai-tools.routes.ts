/** The calls of contracts/coach/ai-tools.ts. */
import * as contract from '#contracts/coach/ai-tools.ts'
import { readRecords } from '#server/features/facts/records.queries.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { findCashPlan } from '#server/features/debts/cash/cash.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { mount } from '#server/http/mount.ts'
import { drawRoadmap, savedCents } from './roadmap/draw-roadmap.ts'
import { matchIncome } from './jobs/match-income.ts'
import { writeNegotiationScript } from './negotiation-script.ts'
import { optimizeIncome } from './optimize-income.ts'
import { predict } from './predict.ts'
import { roadmapTexts } from './roadmap/messages.ts'
import { roadmapPdf } from './roadmap/roadmap-pdf.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { livingCostsCents } from '#engine/budget/living-costs.ts'
import { gigIdeas } from '#engine/income/gig-ideas.ts'
import { formatMoney } from '#engine/money/format.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { toolTexts } from './messages.ts'
import { proven } from './tool-answer.ts'

export function suggestGigs(skills: string): AnswerOf<typeof contract.suggestGigs> {
  const texts = toolTexts().gigs
  const gigs = gigIdeas(skills).ideas.map(({ title, category, description, price }) => ({
    title,
    category,
    description,
    priceRange: texts.range(formatMoney(dollarsToCents(price.from)), formatMoney(dollarsToCents(price.to))),
  }))
  const facts = gigs.flatMap(({ title, priceRange, description }, place): Fact[] => [
    {
      id: `gig.${place}.price`,
      label: texts.price(title),
      value: priceRange,
      unit: 'text',
      source: texts.source,
    },
    {
      id: `gig.${place}.work`,
      label: texts.work(title),
      value: description,
      unit: 'text',
      source: texts.ideas,
    },
  ])
  return {
    ...proven(
      gigs.flatMap(({ priceRange, description }) => [priceRange, description]),
      facts,
    ),
    gigs,
  }
}

type Asking = { parts: AppParts; user: SessionUser }

/** The facts of the tools are in the language of the moment. */
const recordsOf = async ({ parts, user }: Asking): Promise<Records> => ({
  ...(await readRecords(parts.db, user, parts.clock.now())),
  language: currentLanguage(),
})

/** The tools of spec 3 and 7. Facts come from the person's own records, whatever is sent along. */
export function mountAiTools(app: App): void {
  mount(app, contract.getFinancialSummary, async (asking) => {
    const records = await recordsOf(asking)
    const totalCents = records.debts.reduce((sum, { payoff }) => sum + payoff.balanceCents, 0)
    return {
      totalDebt: totalCents,
      currentSavings: savedCents(records),
      monthlyExpenses: livingCostsCents(
        records.categories,
        records.debts.map(({ debt }) => debt),
      ),
    }
  })

  mount(app, contract.predict, async (asking) => {
    const { extraPayment, strategy = 'avalanche' } = asking.body
    return predict(await recordsOf(asking), { extraCents: extraPayment, order: strategy })
  })

  mount(app, contract.optimizeIncome, async (asking) => optimizeIncome(await recordsOf(asking), asking.body))

  mount(app, contract.drawRoadmap, async (asking) => {
    const [records, { lenders }] = await Promise.all([
      recordsOf(asking),
      findCashPlan(asking.parts.db, asking.user.id),
    ])
    return drawRoadmap(records, asking.body, lenders)
  })

  mount(app, contract.roadmapPdf, async ({ parts, body }) => ({
    pdf: await roadmapPdf(body, parts.clock.now()),
    fileName: roadmapTexts().paper.file,
  }))

  mount(app, contract.writeNegotiationScript, async (asking) =>
    writeNegotiationScript(await recordsOf(asking), asking.body),
  )

  mount(app, contract.matchIncome, async (asking) => matchIncome(await recordsOf(asking), asking.body))

  mount(app, contract.suggestGigs, async ({ body }) => suggestGigs(body.skills))
}
