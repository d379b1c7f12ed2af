import { useState } from 'react'
import { matchIncome } from '#contracts/coach/ai-tools.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useDraft } from '#web/api/storage/use-draft.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { unknownPlace } from '#engine/income/place.ts'
import { type GroupMatch, incomeGroups, matchGroups } from './match-groups.ts'
import { GigIdeasCard } from './gig-ideas-card.tsx'
import { problemOf, type FieldErrors } from '#web/forms/problem.ts'
import { emptyMatcher, MatcherFormCard, readMatcher, type MatcherValues } from './matcher-form-card.tsx'
import { incomeToasts, matcherErrors, matcherFormTexts } from './messages.ts'
import { Recommendations } from './recommendations.tsx'
import { WorkMatches } from './work-matches.tsx'

/** The sentence about a place that is not known; undefined where it is, or where the list of places cannot be had. */
async function placeError(location: string): Promise<string | undefined> {
  try {
    const { isPlace } = await import('./known-places.ts')
    return isPlace(location) ? undefined : unknownPlace(location).said.words()
  } catch {
    return undefined
  }
}

/** The matcher's form, what fits, and gig ideas from the same skills. Without the plan for it, a simple match. */
export function IncomeMatcher({ isIncluded }: { isIncluded: boolean }) {
  const { values, change } = useDraft('income-matcher', emptyMatcher)
  const [errors, setErrors] = useState<FieldErrors<MatcherValues>>({})
  const [found, setFound] = useState<{ matches: GroupMatch[]; location: string } | null>(null)
  const matcher = useWrite(matchIncome)

  /** What the server refuses of the fields stands beside them; any other failure is said in a toast. */
  function showFailure(error: unknown): void {
    const refused = problemOf(error, { values, unsaid: '' }).errors
    setErrors(refused)
    if (Object.keys(refused).length === 0) toast({ ...incomeToasts.failed, variant: 'destructive' })
  }

  async function match(): Promise<void> {
    const { body: question, errors: missing = {} } = readMatcher(values)
    setErrors(missing)
    if (!question) {
      toast({ ...incomeToasts.missing, variant: 'destructive' })
      return
    }
    const location = values.location.trim()
    if (isIncluded) {
      matcher.mutate({ body: { ...question, location } }, { onError: showFailure })
      return
    }
    const unknown = await placeError(location)
    if (unknown) setErrors({ location: unknown })
    else setFound({ matches: matchGroups(question, incomeGroups), location })
  }

  return (
    <div className="grid grid-cols-1 gap-4 md:gap-6">
      <div className="grid grid-cols-1 gap-4 md:gap-6 lg:grid-cols-2">
        <MatcherFormCard
          values={values}
          errors={errors}
          isBusy={matcher.isPending}
          note={isIncluded ? matcherFormTexts.sent : matcherFormTexts.kept}
          onChange={change}
          onMatch={() => void match()}
        />
        {isIncluded ? (
          <WorkMatches answer={matcher.data} isPending={matcher.isPending} hasFailed={matcher.isError} />
        ) : (
          <Recommendations found={found} />
        )}
      </div>
      <GigIdeasCard
        skills={values.skills}
        onSkillsMissing={() => setErrors((before) => ({ ...before, skills: matcherErrors.skills }))}
      />
    </div>
  )
}
