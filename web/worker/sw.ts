/**
 * The service worker: keeps the files of the main screens on the device, so that they open without a line. It keeps no
 * figures: documents come from the network, or are the empty shell, and `/api` goes by it (decision 050).
 */
import { answerSource } from './answer-source.ts'
import { notKeptPage } from './not-kept-page.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by the build. */
declare const PAGES: Pages

type Pages = {
  /** the release of the pages, as they know it themselves */
  version: string
  /** changes with every file that has no hash in its name */
  stamp: string
  /** the addresses that are kept from the start */
  files: readonly string[]
  /** the app's style sheet */
  style: string
}

// Named once: the build puts the whole list in the place of the name.
const pages = PAGES

const PREFIX = 'jubilee-files-'
const CACHE = `${PREFIX}${pages.version}-${pages.stamp}`
const SHELL = '/index.html'
/** How long a document is waited for while there is a shell to show instead. */
const LINE_LIMIT_MS = 3000

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
  if (source === 'screen') event.respondWith(screenOrShell(event.request))
  if (source === 'document') event.respondWith(fetch(event.request).catch(() => notKeptPage(pages.style)))
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

/** The network's document; after a while without one, the shell. A line that is only slow is waited for where no shell is kept. */
async function screenOrShell(request: Request): Promise<Response> {
  const document = fetch(request)
  const shell = caches.match(SHELL, { cacheName: CACHE })
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, LINE_LIMIT_MS)
  })
  const first = await Promise.race([document.catch(() => undefined), late])
  return first ?? (await shell) ?? document
}
