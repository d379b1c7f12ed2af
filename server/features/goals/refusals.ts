/** Errors of the goals feature. What is refused, and in which words, is the engine's. */
import { goalRefusals, missingContribution as missing } from '#engine/goals/contributions.ts'
import { refused } from '#server/errors.ts'
import { recordErrors } from '#server/http/owned-record.ts'

export const { missing: missingGoal, tooMany: tooManyGoals, changedSince } = recordErrors(goalRefusals)

export const missingContribution = () => refused(missing())
