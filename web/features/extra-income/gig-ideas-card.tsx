import { useState } from 'react'
import { gigIdeas, type GigIdea, type GigIdeas } from '#engine/income/gig-ideas.ts'
import { dollarsToCents } from '#engine/money/cents.ts'
import { formatPrice } from '#web/format/money.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { gigTexts, incomeToasts } from './messages.ts'

type GigIdeasCardProps = { skills: string; onSkillsMissing: () => void }

/** Ideas for small jobs to sell, made here from the words for the skills. */
export function GigIdeasCard({ skills, onSkillsMissing }: GigIdeasCardProps) {
  const [shown, setShown] = useState<GigIdeas | null>(null)

  function generate(): void {
    const found = gigIdeas(skills)
    if (found.ideas.length > 0) {
      setShown(found)
      return
    }
    toast({ ...incomeToasts.noSkills, variant: 'destructive' })
    onSkillsMissing()
  }

  return (
    <Card aria-labelledby="gigs-title" className="md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="max-w-text">
          <h2 id="gigs-title">{gigTexts.title}</h2>
          <p className="mt-1.5 text-small text-ink-2">{gigTexts.lead}</p>
        </div>
        <Button variant="quiet" className="max-sm:w-full" onClick={generate}>
          {gigTexts.generate}
        </Button>
      </div>
      <div aria-live="polite">{shown ? <Ideas {...shown} /> : null}</div>
    </Card>
  )
}

function Ideas({ ideas, isGeneral }: GigIdeas) {
  return (
    <>
      {isGeneral ? <p className="mt-4 text-small font-[560]">{gigTexts.general}</p> : null}
      <ul aria-label={gigTexts.list} className="mt-5 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {ideas.map((idea) => (
          <Idea key={idea.title} idea={idea} />
        ))}
      </ul>
      <p className="mt-3 text-tiny text-ink-3">{gigTexts.prices}</p>
    </>
  )
}

function Idea({ idea }: { idea: GigIdea }) {
  const { from, to } = idea.price
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-[1rem]">{idea.title}</h3>
        <p className="text-small font-[560] whitespace-nowrap tabular-nums">
          {gigTexts.priceRange(formatPrice(dollarsToCents(from)), formatPrice(dollarsToCents(to)))}
        </p>
      </div>
      <p className="mt-1 mb-2.5 text-small text-ink-2">{idea.description}</p>
      <Tag>{idea.category}</Tag>
    </li>
  )
}
