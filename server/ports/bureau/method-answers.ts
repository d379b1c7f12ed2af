/** The part of Method's answers that we rely on. Its enums are open: what we do not know is passed over. */
import * as z from 'zod/mini'

const resourceStatus = z.enum(['completed', 'in_progress', 'pending', 'failed'])

const check = z.optional(z.nullable(z.object({ verified: z.boolean(), methods: z.array(z.string()) })))

export const entity = z.object({
  id: z.string(),
  status: z.string(),
  verification: z.optional(z.nullable(z.object({ phone: check, identity: check }))),
})
export type EntityAnswer = z.output<typeof entity>

export const verificationSession = z.object({
  id: z.string(),
  status: z.enum(['pending', 'in_progress', 'verified', 'failed']),
})

const line = z.string().check(z.minLength(1), z.maxLength(500))
const choice = z.object({ id: line, text: line })

/** The questions of a session, before they are answered. */
export const questionSession = z.object({
  id: z.string(),
  status: z.enum(['pending', 'in_progress']),
  kba: z.object({
    questions: z
      .array(z.object({ id: line, text: line, answers: z.array(choice).check(z.minLength(2)) }))
      .check(z.minLength(1), z.maxLength(10)),
  }),
})

export const requested = z.object({ id: z.string(), status: resourceStatus })

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

export const creditScores = z.object({
  status: resourceStatus,
  scores: z.nullable(
    z.array(
      z.object({
        score: z.number(),
        source: z.string(),
        model: z.string(),
        factors: z.array(z.object({ description: z.string() })),
        created_at: moment,
      }),
    ),
  ),
  error: z.nullable(z.object({ sub_type: z.string() })),
})

const attribute = z.object({ value: z.union([z.number(), z.boolean()]), rating: z.string() })

export const attributes = z.object({
  status: resourceStatus,
  attributes: z.nullable(z.record(z.string(), z.nullable(attribute))),
})
