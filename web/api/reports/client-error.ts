/**
 * The report of a browser error to the server's log: its class, its message without figures and quoted texts, the
 * route's pattern and the components around it.
 */
import { MAX_COMPONENTS, MAX_MESSAGE, reportClientError } from '#contracts/client-errors.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { paths } from '#web/paths.ts'
import { ApiError, UnreadableAnswer } from '#web/api/api-error.ts'
import { sendOnLeaving } from './send-on-leaving.ts'

type Report = BodyInputOf<typeof reportClientError>

/** The version of the pages, which the build puts in; nothing where there was no build. */
declare const PAGES_RELEASE: string | undefined

const sent = new Set<string>()

/** Sends each distinct error once a page load. Never fails. */
export function sendClientError(error: unknown, componentStack: string): void {
  const report = describeError(error, { componentStack, pathname: globalThis.location.pathname })
  const { requestId: _one, ...kind } = report
  const key = JSON.stringify(kind)
  if (sent.has(key)) return
  sent.add(key)
  void sendOnLeaving(reportClientError, { body: report })
}

/** The report of an error on this screen. */
export function describeError(
  error: unknown,
  { componentStack, pathname }: { componentStack: string; pathname: string },
): Report {
  const { name, message } = error instanceof Error ? error : { name: 'NotAnError', message: '' }
  return {
    name: name.replaceAll(/[^A-Za-z]/g, '').slice(0, 40) || 'Error',
    message: impersonal(message),
    route: patternOf(pathname),
    components: componentsOf(componentStack),
    requestId: requestIdOf(error),
    release: typeof PAGES_RELEASE === 'undefined' ? 'none' : PAGES_RELEASE,
  }
}

/** 'no debt "Visa" in row 7: Ruth' is 'no debt … in row …'. A quote that does not end takes the rest with it. */
function impersonal(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/:\s.*/s, ' …')
    .replaceAll(/(["'`]).*?(\1|$)|[“‘].*?([”’]|$)/gs, '…')
    .replaceAll(/\S*[@:\d]\S*|[”’]|\p{Cc}/gu, '…')
    .slice(0, MAX_MESSAGE)
}

const fixed = Object.values(paths).map((path) => path.split('?')[0] ?? path)

/** '/education/budget-basics' is '/education/:'. Only segments from our own table of paths are kept. */
function patternOf(pathname: string): string {
  const segments = pathname.split('/').slice(1)
  const isFixed = (count: number) => {
    const start = `/${segments.slice(0, count).join('/')}`
    return fixed.some((path) => path === start || path.startsWith(`${start}/`))
  }
  const shown = segments.slice(0, 6).map((segment, place) => (isFixed(place + 1) ? segment : ':'))
  return `/${shown.join('/')}`
}

/** 'at Panel (https://…/assets/credit-monitor-B1c2D3e4.js:1:20)' is 'Panel credit-monitor'. Elements have no file. */
function componentsOf(stack: string): string[] {
  return [
    ...stack.matchAll(/^\s*(?:at )?([\w$.]{1,30})(?: \(|@).*\/([\w.-]{1,60}?)(?:-[\w-]{8})?\.[jt]sx?\b/gm),
  ]
    .map(([, name, file]) => `${name} ${file}`)
    .slice(0, MAX_COMPONENTS)
}

function requestIdOf(error: unknown): string | null {
  if (error instanceof UnreadableAnswer) return error.requestId
  return error instanceof ApiError ? (error.answer?.requestId ?? null) : null
}
