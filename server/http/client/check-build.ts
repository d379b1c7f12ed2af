/** Whether what `npm run build` made is whole: a process without a page would say that it is ready, and answer 404 and 500. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Env } from '#server/env.ts'

const names = z.array(z.string())

/** For the person who starts the app. */
const startError = (what: string) =>
  new Error(`Jubilee cannot start: ${what}. Run npm run build, then start again.`)

/** What the build says of itself; null where it does not. */
function assetsOf(file: string): string[] | null {
  if (!existsSync(file)) return null
  try {
    return names.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** The files of a build that are not there, relative to its folder. */
function missingFiles(build: string): string[] {
  const assets = assetsOf(join(build, 'assets.json'))
  if (assets === null) return ['assets.json']
  const wanted = ['client/index.html', 'server/index.js', ...assets.map((name) => `client/assets/${name}`)]
  return wanted.filter((name) => !existsSync(join(build, name)))
}

/**
 * The build's stamp is written last: what has one is whole. Without one the sandbox starts, for tests and while one works on
 * the server; live mode does not.
 * @throws Error with a sentence for the person who starts the app
 */
export function checkBuild({ clientFolder, mode, role }: Pick<Env, 'clientFolder' | 'mode' | 'role'>): void {
  if (role === 'worker') return
  const build = join(clientFolder, '..')
  if (!existsSync(join(build, 'stamp'))) {
    if (mode !== 'live') return
    throw startError('the pages are not built')
  }
  const missing = missingFiles(build)
  if (missing.length === 0) return
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
  throw startError(`${join(build, missing[0] ?? '')}${more} is missing`)
}
