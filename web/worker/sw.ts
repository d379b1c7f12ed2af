/**
 * The service worker: keeps the files of the main screens on the device, so that they open without a line. It keeps and
 * reads no figures: documents come from the network, or are the empty shell, and `/api` goes by it (decision 050).
 */
import { opensPrivately } from '#engine/access/routes.ts'
import { keptNames } from '#web/api/offline/kept-store.ts'
import { LANGUAGE } from '#web/format/messages.ts'
import { answerSource } from './answer-source.ts'
import { isKeptScreen, isShownBy, withoutLanguage } from './kept-screens.ts'
import { notKeptPage } from './not-kept-page.ts'
import { screenOrShell } from './screen-or-shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by the build. */
declare const PAGES: Pages

type Pages = {
  /** the release of the pages, as they know it themselves */
  version: string
  /** changes with every file that has no hash in its name */
  stamp: string
  /** the address of the document without a screen */
  shell: string
  /** the addresses that are kept from the start */
  files: readonly string[]
  /** the app's style sheet */
  style: string
}

// Named once: the build puts the whole list in the place of the name.
const pages = PAGES

const PREFIX = 'jubilee-files-'
const CACHE = `${PREFIX}${pages.version}-${pages.stamp}`
const SHELL = pages.shell

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))
self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('message', ({ data, source }) => {
  // A page says which release it is: one of this release has nothing to lose, any other is told.
  if (data?.release === pages.version) void self.skipWaiting()
  else source?.postMessage({ release: pages.version }, [])
})

self.addEventListener('fetch', (event) => {
  const source = answerSource(event.request, { origin: self.location.origin, files: pages.files })
  if (source === 'cache') event.respondWith(keptOrFetched(event))
  if (source === 'screen')
    event.respondWith(
      screenOrShell({
        document: fetch(event.request),
        shell: caches.match(SHELL, { cacheName: CACHE }),
        isOnDevice: () => isOnDevice(new URL(event.request.url)),
      }),
    )
  if (source === 'document')
    event.respondWith(fetch(event.request).catch(() => withoutDocument(new URL(event.request.url))))
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const [shell] = await Promise.all([fetch(SHELL, { cache: 'reload' }), cache.addAll(pages.files)])
  if (!shell.ok) throw new Error(`The shell was answered with ${shell.status}.`)
  await cache.put(SHELL, await markedShell(shell))
}

/** The page reads this mark: only a shell that came without a line starts from the figures that are kept. */
async function markedShell(shell: Response): Promise<Response> {
  const html = (await shell.text()).replace('<html ', '<html data-kept-shell ')
  const headers = ['content-type', 'content-security-policy'].map((name) => [
    name,
    shell.headers.get(name) ?? '',
  ])
  return new Response(html, { headers: Object.fromEntries(headers) as Record<string, string> })
}

/** The cache before this one stays: a tab of the last version may still load its parts. */
async function begin(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function keptOrFetched({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}

/** A kept screen's Spanish address leads to its plain one where this worker keeps the Spanish screens. */
function withoutDocument({ pathname, search }: URL): Response {
  const plain = withoutLanguage(pathname)
  if (LANGUAGE === 'es' && plain !== pathname && isKeptScreen(plain)) return Response.redirect(plain + search)
  return notKeptPage(pages.style)
}

/** The device has what a screen shows where its figures are kept, and in private mode, where all of it is here. */
async function isOnDevice({ pathname }: URL): Promise<boolean> {
  if (isShownBy(await keptNames(), pathname)) return true
  const mode = await self.cookieStore?.get('jubilee-private')
  return mode?.value === 'on' && opensPrivately(pathname)
}
