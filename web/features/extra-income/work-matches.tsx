import { useEffect, useRef } from 'react'
import type { IncomeRecommendation, matchIncome } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { FactCards } from '#web/ui/figures/fact-card.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { difficultyNames, matcherTexts } from './messages.ts'

type WorkMatchesProps = {
  answer: AnswerOf<typeof matchIncome> | undefined
  isPending: boolean
  hasFailed: boolean
}

/** Occupations that fit, with real wages and what a month of each does to the debt-free month. */
export function WorkMatches({ answer, isPending, hasFailed }: WorkMatchesProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (answer) title.current?.focus()
  }, [answer])
  return (
    <TitledCard title={matcherTexts.title} lead={matcherTexts.wages} titleRef={title}>
      {isPending ? (
        <Spinner label={matcherTexts.pending} />
      ) : answer ? (
        <Matches answer={answer} />
      ) : (
        <p className="rounded-control bg-sunken px-4 py-5 text-small text-ink-2">
          {hasFailed ? matcherTexts.failed : matcherTexts.empty}
        </p>
      )}
    </TitledCard>
  )
}

function Matches({ answer }: { answer: AnswerOf<typeof matchIncome> }) {
  const { recommendations, unknown, cards, label } = answer
  const isKnown = recommendations.some(({ skills }) => skills.length > 0)
  return (
    <>
      {unknown.length > 0 ? (
        <p className="mb-4 text-small font-[560] [overflow-wrap:anywhere]">{matcherTexts.unknown(unknown)}</p>
      ) : null}
      {isKnown ? null : <p className="mb-4 text-small">{matcherTexts.noSkills}</p>}
      <ol className="border-b border-line">
        {recommendations.map((work) => (
          <Match key={work.title} work={work} />
        ))}
      </ol>
      <div className="mt-3">
        <FactCards cards={cards} texts={matcherTexts} />
      </div>
      <p className="mt-3 text-tiny text-ink-3">{label}</p>
    </>
  )
}

const tones = { Easy: 'good', Medium: 'plain', Hard: 'warn' } as const

function Match({ work }: { work: IncomeRecommendation }) {
  return (
    <li className="border-t border-line py-4 [overflow-wrap:anywhere]">
      <h3>{work.title}</h3>
      <p className="mt-1.5 flex flex-wrap gap-2">
        <Tag tone={tones[work.difficulty]}>{difficultyNames[work.difficulty]}</Tag>
        <Tag>{work.category}</Tag>
      </p>
      <p className="mt-2 text-small font-[560] tabular-nums">{work.potentialEarnings}</p>
      <p className="mt-1 text-small text-ink-2">{work.description}</p>
      {work.effect && (
        <p className="mt-2 rounded-control bg-brand-soft px-3.5 py-2.5 text-small text-brand-deep">
          {work.effect}
        </p>
      )}
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-small sm:grid-cols-2">
        <Term name={matcherTexts.time} text={work.timeCommitment} />
        <Term name={matcherTexts.where} text={work.location} />
      </dl>
      <p className="mt-2 text-small">
        <span className="font-[560]">{matcherTexts.toStart}</span> {work.getStarted}
      </p>
    </li>
  )
}

function Term({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
