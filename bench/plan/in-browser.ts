/** Proves plans in a browser's worker, with the product's own worker file, its policy and its solver. */
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/chromium.ts'
import { contentPolicy, solverPolicy } from '#server/http/pipeline/security-headers.ts'

/** Milliseconds. `longestTaskMs`: the most that the page's main thread worked in one go, by the processor's clock. */
export type Frames = { ms: number; longestFrameMs: number; longestTaskMs: number }

export type Browsed = Frames & { count: number; gapCents: number; isProven: boolean }

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

function serve(folder: string) {
  const page = contentPolicy({ inline: { scripts: [], styles: [] }, opensPlaid: false })
  return createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '')
    try {
      const content = readFileSync(join(folder, name))
      response.setHeader('content-type', types[extname(name)] ?? 'text/plain')
      response.setHeader('content-security-policy', name.includes('.worker-') ? solverPolicy : page)
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** The longest task of a trace's main threads of pages; how long they waited for a core is not in it. */
function longestTask(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && threads.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000
}

/** What a function of the page says, with the longest task meanwhile. */
async function traced<Result extends object>(
  page: Page,
  call: string,
): Promise<Result & { longestTaskMs: number }> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  const result = await page.evaluate<Result>(call)
  return { ...result, longestTaskMs: longestTask(await browser.stopTracing()) }
}

/**
 * A set of each of these sizes, after the same page with no worker and with a worker that is busy with nothing; `search`:
 * the largest set in the page itself, as where its tab opens.
 */
export async function browse(
  counts: readonly number[],
): Promise<{ idle: Frames; busy: Frames; search: Pick<Frames, 'longestTaskMs'>; browsed: Browsed[] }> {
  const { page, close } = await openPage()
  try {
    const idle = await traced<Frames>(page, 'idle()')
    const busy = await traced<Frames>(page, 'busy()')
    const search = await traced(page, `search(${Math.max(...counts)})`)
    const browsed: Browsed[] = []
    for (const count of counts)
      browsed.push({ count, ...(await traced<Omit<Browsed, 'count'>>(page, `prove(${count})`)) })
    return { idle, busy, search, browsed }
  } finally {
    await close()
  }
}

/** The built page in a browser of its own. */
async function openPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'jubilee-plans-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: 'es2024',
    },
  })
  const server = serve(folder)
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const browser = await chromium.launch(await findChromium())
  const close = async () => {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.waitForFunction(() => 'prove' in globalThis)
  return { page, close }
}
