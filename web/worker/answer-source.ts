/** Where the answer to a request comes from. Amounts and names never pass through the worker: `/api` goes by it. */
import { isKeptScreen } from './kept-screens.ts'

/**
 * `network`: as without a worker. `cache`: what is kept, since its name changes with its content or with the build.
 * `screen`: the network's document, else the shell. `document`: the network's, else the page that says what is kept.
 */
export type AnswerSource = 'network' | 'cache' | 'screen' | 'document'

type Asked = { method: string; mode: string; url: string }

/** `origin` is the worker's own, `files` the addresses that it keeps from the start. */
export function answerSource(
  { method, mode, url }: Asked,
  { origin, files }: { origin: string; files: readonly string[] },
): AnswerSource {
  const place = new URL(url)
  if (method !== 'GET' || place.origin !== origin) return 'network'
  const { pathname } = place
  if (/^\/(api|sandbox|paper-frame|schema)(\/|$)/.test(pathname)) return 'network'
  if (mode === 'navigate') return isKeptScreen(pathname) ? 'screen' : 'document'
  return pathname.startsWith('/assets/') || files.includes(pathname) ? 'cache' : 'network'
}
