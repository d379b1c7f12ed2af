import type { Recommendation } from '#engine/credit/recommendations.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { Tag } from '#web/ui/tag.tsx'
import { recommendationViews, type RecommendationView } from './recommendation-words.ts'
import { sampleRecommendations } from '../samples.ts'
import { recommendationTexts as texts, recommendationTitles, sampleAdvice } from './messages.ts'
import { OwnDebtsCard } from './own-debts-card.tsx'

type RecommendationsTabProps = { recommendations: readonly Recommendation[]; debts: readonly Debt[] }

/** Recommendations from the person's own cards and payments, else the tagged examples. */
export function RecommendationsTab({ recommendations, debts }: RecommendationsTabProps) {
  const isOwn = debts.length > 0
  const views: RecommendationView[] = isOwn
    ? recommendationViews(recommendations, debts)
    : sampleRecommendations.map(({ kind, impact }) => ({
        title: recommendationTitles[kind],
        impact,
        text: sampleAdvice[kind],
        lines: [],
      }))
  return (
    <OwnDebtsCard title={texts.title} isOwn={isOwn} intro={isOwn ? texts.own : texts.sample}>
      <ul className="-mt-3">
        {views.map((view) => (
          <Item key={view.title} {...view} />
        ))}
      </ul>
    </OwnDebtsCard>
  )
}

function Item({ title, impact, text, lines }: RecommendationView) {
  return (
    <li className="border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3>{title}</h3>
        <Tag tone={impact === 'High' ? 'gold' : 'plain'}>{texts.impact[impact]}</Tag>
      </div>
      <p className="mt-1.5 max-w-text text-small text-ink-2">{text}</p>
      {lines.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-small">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
