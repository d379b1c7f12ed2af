/** Proves plans in a browser's worker, with the product's own worker file, its policy and its solver. */
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/chromium.ts'
import { contentPolicy, solverPolicy } from '#server/http/pipeline/security-headers.ts'

export type Browsed = {
  count: number
  ms: number
  longestFrameMs: number
  gapCents: number
  isProven: boolean
}

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

/** A set of each of these sizes. */
export async function browse(counts: readonly number[]): Promise<Browsed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jubilee-plans-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'page'),
    logLevel: 'warn',
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
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.waitForFunction(() => 'prove' in globalThis)
    const browsed: Browsed[] = []
    for (const count of counts) browsed.push(await page.evaluate<Browsed>(`prove(${count})`))
    return browsed
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
}
