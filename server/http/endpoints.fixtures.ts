/** Made-up calls for the tests of mount and its guards. */
import * as z from 'zod/mini'
import { endpoint } from '#contracts/endpoint.ts'

export const echo = endpoint('POST /api/test/echo', {
  summary: 'Gives back the name.',
  access: 'public',
  body: z.strictObject({
    name: z.string().check(z.minLength(1, 'Enter a name.'), z.maxLength(20)),
    inner: z.optional(z.strictObject({ size: z.number() })),
  }),
  answer: z.object({ name: z.string() }),
  status: 201,
})

export const own = endpoint('GET /api/test/own/{id}', {
  summary: 'Who asks.',
  access: 'signedIn',
  params: z.object({ id: z.string().check(z.maxLength(8)) }),
  query: z.strictObject({ page: z.optional(z.string()) }),
  answer: z.object({ id: z.string(), who: z.string() }),
})

export const broken = endpoint('GET /api/test/broken', {
  summary: 'Fails as its query says.',
  access: 'public',
  query: z.strictObject({ how: z.string() }),
  answer: z.object({ name: z.string() }),
})
