/** How the built files are served: assets compressed beforehand and kept for ever, pages asked for anew. */
import { existsSync, globSync } from 'node:fs'
import { extname, join } from 'node:path'

const clientDirectory = join(import.meta.dirname, '../../build/client')
const textEndings = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

export type AssetCheck = { assets: number; pages: number; problems: string[] }

/** Asks the server for every built asset and for each of `pages`, and lists what is not served as it should be. */
export async function checkAssets(url: string, pages: string[]): Promise<AssetCheck> {
  const assets = globSync('assets/**/*', { cwd: clientDirectory, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['.br', '.gz'].includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const problems: string[] = []
  for (const file of assets) problems.push(...(await assetProblems(url, file)))
  for (const page of pages) problems.push(...(await pageProblems(url, page)))
  return { assets: assets.length, pages: pages.length, problems }
}

async function assetProblems(url: string, file: string): Promise<string[]> {
  const path = file.slice(clientDirectory.length)
  const response = await ask(`${url}${path}`)
  const problems: string[] = []
  if (response.status !== 200) problems.push(`${path}: status ${response.status}`)
  const caching = response.headers.get('cache-control') ?? 'no cache-control'
  if (!caching.includes('immutable')) problems.push(`${path}: ${caching}`)
  const isText = textEndings.has(extname(file))
  if (isText && !existsSync(`${file}.br`)) problems.push(`${path}: no brotli file beside it`)
  const coding = response.headers.get('content-encoding')
  if (isText && coding !== 'br') problems.push(`${path}: served as ${coding ?? 'plain'}, not brotli`)
  return problems
}

async function pageProblems(url: string, page: string): Promise<string[]> {
  const response = await ask(`${url}${page}`)
  const caching = response.headers.get('cache-control') ?? 'no cache-control'
  const coding = response.headers.get('content-encoding')
  const problems: string[] = []
  if (!/no-cache|must-revalidate|no-store/.test(caching))
    problems.push(`${page}: ${caching}, not revalidated`)
  if (coding !== 'br') problems.push(`${page}: served as ${coding ?? 'plain'}, not brotli`)
  return problems
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } })
  await response.arrayBuffer()
  return response
}
