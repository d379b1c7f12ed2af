/**
 * Contracts for the browser's first screen: what a call is (method, path, what it refreshes) and the plain values beside
 * it, without the schemas, which come when the first answer is read. A screen that the server drew reads none.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import type { Endpoint } from '#contracts/endpoint.ts'

const root = join(import.meta.dirname, '..', '..')
const LIGHT = '\0light:'
/** what the browser needs of a call before it has an answer */
const kept = ['method', 'path', 'once', 'refreshes', 'keptOffline'] as const

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' &&
  value !== undefined &&
  isDeepStrictEqual(JSON.parse(JSON.stringify(value) ?? 'null'), value)

type Exports = Readonly<Record<string, unknown>>

/**
 * The module that stands for a contract: its calls, each with `whole`, which loads the call's schemas from the contract
 * at `file`, and its values that are plain data. A schema has no place in it.
 */
export function lightModule(exported: Exports, file: string): string {
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    if (!isEndpoint(value)) return isPlain(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
    const fields = JSON.stringify(Object.fromEntries(kept.map((key) => [key, value[key]]))).slice(1, -1)
    return [`export const ${name} = { ${fields}, whole: () => contract().then((all) => all.${name}) }`]
  })
  // One for all calls: the bundler spends a list of preloads on every import that it sees.
  return [`const contract = () => import(${JSON.stringify(file)})`, ...lines].join('\n')
}

/** True where `code` uses only calls and plain values of the contract that it imports from `source`: none of its schemas. */
export function takesLight(code: string, source: string, exported: Exports): boolean {
  const found = new RegExp(`import \\{([^}]*)\\} from ['"]${source.replaceAll('.', '\\.')}['"]`).exec(code)
  const names = found?.[1]?.split(',').map((part) => part.trim()) ?? []
  return names
    .filter((name) => name !== '' && !name.startsWith('type '))
    .every((name) =>
      isEndpoint(exported[name])
        ? !new RegExp(`\\b${name}\\.(?:params|query|body|answer)\\b`).test(code)
        : isPlain(exported[name]),
    )
}

const contractAt = async (file: string) => (await import(pathToFileURL(file).href)) as Exports

/** Gives the browser's build the light form of every contract; the server's and the tests' have them whole. */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer = '') {
      const [asking = ''] = importer.split('?')
      // The server in the browser implements the calls: it needs them whole.
      if (!source.startsWith('#contracts/') || !asking.startsWith(join(root, 'web/'))) return null
      if (asking.startsWith(join(root, 'web/local/'))) return null
      const file = join(root, source.slice(1))
      const contract = await contractAt(file)
      if (!Object.values(contract).some(isEndpoint)) return null
      return takesLight(readFileSync(asking, 'utf8'), source, contract) ? LIGHT + file : null
    },
    async load(id) {
      if (!id.startsWith(LIGHT)) return null
      const file = id.slice(LIGHT.length)
      return lightModule(await contractAt(file), file)
    },
  }
}
