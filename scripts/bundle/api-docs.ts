/**
 * Builds the page of the API's document, `/api/docs`: our own page, and the reader of OpenAPI documents beside it. The
 * reader comes as a text inside a plugin for servers; at run time that would be 5 MB of memory, so it is a file here.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import reference from '@scalar/fastify-api-reference'
import fastify from 'fastify'

const source = join(import.meta.dirname, '..', '..', 'web', 'api-docs')

/** Writes the page and its script into this directory. Rejects when the package no longer has the script. */
export async function buildApiDocs(directory: string): Promise<void> {
  const plugin = fastify()
  await plugin.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const answer = await plugin.inject('/docs/js/scalar.js')
  await plugin.close()
  if (answer.statusCode !== 200) throw new Error('The reader of the API’s document is not where it was.')
  mkdirSync(directory, { recursive: true })
  copyFileSync(join(source, 'index.html'), join(directory, 'index.html'))
  writeFileSync(join(directory, 'reference.js'), answer.body)
}
