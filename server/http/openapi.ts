/** The OpenAPI document, made of the contracts of every call that is mounted. */
import * as z from 'zod/mini'
import { TOKEN_CALLS_A_MINUTE, TOKEN_PREFIX } from '#contracts/account/api-tokens.ts'
import { errorAnswer } from '#contracts/endpoint.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { tokenScopes } from '#engine/access/token-scopes.ts'
import type { App } from './app-parts.ts'

type Json = { [key: string]: unknown }

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** getDebts, patchDebtsById: the method and the path, without /api. */
function operationIdOf(call: Endpoint): string {
  const words = call.path
    .replace(/^\/api\//, '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return call.method.toLowerCase() + name
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

const onceHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made once for this request: what comes again under it is stored once and gets the same answer; with another body it is a 409.',
  schema: { type: 'string', format: 'uuid' },
}

const refusals: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'Nobody is signed in.',
  403: 'The request came from another site, or this person may not do that.',
  404: 'Not there, or somebody else’s.',
  409: 'It was changed since; `current` is what is stored now. Or the key was sent with another body.',
  413: 'The body is larger than 64 kB, or a file than its limit.',
  415: 'The body is not JSON, or a file of another type.',
  422: 'The input is not usable; `fields` says why. Nothing was stored.',
  429: 'Too many tries; Retry-After says when to come back.',
  500: 'Our mistake; `requestId` finds it in the log.',
  503: 'The database does not answer; Retry-After says when to come back.',
}

function refusalsOf(call: Endpoint): number[] {
  const isUnsafe = call.method !== 'GET'
  return [
    ...(isUnsafe ? [400, 413, 415] : []),
    ...(isUnsafe || call.tokenScope ? [429] : []),
    ...(isUnsafe || call.access === 'admin' || call.needs !== undefined || call.sensitive || call.tokenScope
      ? [403]
      : []),
    ...(call.access === 'public' ? [] : [401]),
    ...(call.params ? [404] : []),
    ...(call.method === 'PATCH' || call.method === 'PUT' || call.once ? [409] : []),
    ...(call.body || call.query || call.params ? [422] : []),
    500,
    503,
  ]
}

const jsonContent = (schema: Json) => ({ 'application/json': { schema } })

/** A file, as it is. */
const fileContent = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

const bodyOf = ({ body, uploads }: Endpoint): Json | null => {
  if (uploads) return { required: true, content: fileContent(uploads) }
  return body ? { required: true, content: jsonContent(schemaOf(body, 'input')) } : null
}

const answerOf = ({ answer, downloads }: Endpoint): Json =>
  downloads ? fileContent(downloads) : jsonContent(schemaOf(answer, 'input'))

/** Where a token may call, the scope it needs stands as its role (OpenAPI 3.1, security requirement). */
function securityOf({ access, tokenScope }: Endpoint): Json[] {
  if (access === 'public') return []
  return [{ session: [] }, { bearer: [] }, ...(tokenScope ? [{ personalToken: [tokenScope] }] : [])]
}

function operationOf(call: Endpoint): Json {
  const responses: Json = {
    [call.status ?? 200]: { description: 'Done.', content: answerOf(call) },
  }
  for (const status of refusalsOf(call))
    responses[status] = { $ref: `#/components/responses/Refusal${status}` }
  const requestBody = bodyOf(call)
  return {
    operationId: operationIdOf(call),
    // /api/debts/{id} is one of debts: readers of the document show it under that
    tags: [call.path.split('/')[2]],
    summary: call.summary,
    'x-access': call.access,
    ...(call.needs && { 'x-needs': call.needs }),
    ...(call.sensitive && { 'x-sensitive': true }),
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(call.once ? [onceHeader] : []),
    ],
    ...(requestBody && { requestBody }),
    responses,
  }
}

/** The document for these calls. */
function describeCalls(calls: Endpoint[], options: { isHttps: boolean }): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(call)
  const refusalContent = jsonContent({ $ref: '#/components/schemas/Refusal' })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jubilee',
      version: '1',
      description:
        'Amounts are decimal texts; empty is null. A program of your own signs in with a personal API token, made in Settings, Security.',
    },
    paths,
    components: {
      schemas: { Refusal: schemaOf(errorAnswer, 'output') },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `Refusal${status}`,
          { description, content: refusalContent },
        ]),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: options.isHttps ? '__Host-jubilee' : 'jubilee_session',
        },
        bearer: { type: 'http', scheme: 'bearer' },
        personalToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${TOKEN_PREFIX}…`,
          description: `A personal API token, made in Settings, Security. It opens the calls that name one of its scopes (${tokenScopes.join(', ')}), ${TOKEN_CALLS_A_MINUTE} a minute.`,
        },
      },
    },
  }
}

/** Serves the document at `/api/openapi.json`. */
export function mountOpenApi(app: App): void {
  let document: string | null = null
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describeCalls(app.calls, app.parts.env))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}
