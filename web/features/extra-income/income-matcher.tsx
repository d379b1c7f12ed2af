import { useState } from 'react'
import { useDraft } from '#web/api/use-draft.ts'
import { toast } from '#web/ui/toast.tsx'
import { incomeGroups } from './catalogue-groups.ts'
import { GigIdeasCard } from './gig-ideas-card.tsx'
import { matchGroups, type GroupMatch } from './match-groups.ts'
import { MatcherFormCard } from './matcher-form-card.tsx'
import { emptyMatcher, missingOf, questionOf, type MatcherErrors } from './matcher-form.ts'
import { incomeToasts } from './messages.ts'
import { Recommendations } from './recommendations.tsx'

/** The matcher's form, what fits, and gig ideas from the same skills. */
export function IncomeMatcher() {
  const { values, change } = useDraft('income-matcher', emptyMatcher)
  const [errors, setErrors] = useState<MatcherErrors>({})
  const [found, setFound] = useState<{ matches: GroupMatch[]; location: string } | null>(null)

  function match(): void {
    const question = questionOf(values)
    setErrors(missingOf(values))
    if (!question) {
      toast({ ...incomeToasts.missing, variant: 'destructive' })
      return
    }
    setFound({ matches: matchGroups(question, incomeGroups), location: values.location.trim() })
  }

  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2">
        <MatcherFormCard values={values} errors={errors} onChange={change} onMatch={match} />
        <Recommendations found={found} />
      </div>
      <GigIdeasCard
        skills={values.skills}
        onSkillsMissing={() => setErrors((before) => ({ ...before, skills: missingOf(emptyMatcher).skills }))}
      />
    </div>
  )
}
