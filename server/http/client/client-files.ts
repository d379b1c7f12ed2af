/** The output of `npm run build`: every file by its address, and the content policy of each page. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  apiDocsPolicy,
  contentPolicy,
  paperFramePolicy,
  solverPolicy,
} from '#server/http/pipeline/security-headers.ts'

export type ClientFile = {
  /** relative to the client folder */
  name: string
  /** its name has a hash of its content, so it never changes */
  isImmutable: boolean
  /** set for pages and the solver's worker */
  contentPolicy: string | null
  /** read by the frame that draws papers, which has no origin and is a stranger to ours */
  isForPaperFrame: boolean
}

export type ClientFiles = {
  byAddress: ReadonlyMap<string, ClientFile>
  /** the page for every screen that is not prerendered, by its language and place; null if nothing was built */
  shells: { english: ClientFile; spanish: ClientFile; underSpanish: ClientFile } | null
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'gi')
  const texts = [...html.matchAll(inline)].map((match) => match[1] ?? '').filter((text) => text !== '')
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

type Folder = { path: string; opensPlaid: boolean }

const PAPER_FRAME = 'paper-frame/'
const API_DOCS = 'api/docs/'

const SOLVER = /^assets\/least-interest\.worker-[\w-]+\.js$/

/** Of a page, and of the one worker with a policy of its own; null for other files. */
function policyOf({ path, opensPlaid }: Folder, name: string): string | null {
  if (SOLVER.test(name)) return solverPolicy
  if (!name.endsWith('.html')) return null
  if (name.startsWith(PAPER_FRAME)) return paperFramePolicy
  if (name.startsWith(API_DOCS)) return apiDocsPolicy
  const html = readFileSync(join(path, name), 'utf8')
  const inline = { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }
  return contentPolicy({ inline, opensPlaid })
}

function clientFile(folder: Folder, name: string): ClientFile {
  return {
    name,
    isImmutable: name.startsWith('assets/') || name.startsWith(`${PAPER_FRAME}assets/`),
    contentPolicy: policyOf(folder, name),
    isForPaperFrame: name.startsWith(PAPER_FRAME),
  }
}

/** /landing for landing/index.html; other files under their own name. */
function addressOf(name: string): string {
  return `/${name.endsWith('/index.html') ? name.slice(0, -'/index.html'.length) : name}`
}

const isCompressedCopy = (name: string) => /\.(br|gz|zst)$/.test(name)

/** Looks through the client folder once, at start. */
export function findClientFiles(folder: string, { opensPlaid }: { opensPlaid: boolean }): ClientFiles {
  if (!existsSync(folder)) return { byAddress: new Map(), shells: null }
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isCompressedCopy(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const files = names.map((name) => clientFile({ path: folder, opensPlaid }, name))
  const byAddress = new Map(files.map((file) => [addressOf(file.name), file]))
  const english = byAddress.get('/index.html')
  if (english === undefined) return { byAddress, shells: null }
  const spanish = byAddress.get('/index.es.html') ?? english
  return {
    byAddress,
    shells: { english, spanish, underSpanish: byAddress.get('/index.es-path.html') ?? spanish },
  }
}
