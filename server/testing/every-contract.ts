/** Every call that the contracts describe and the app must serve. */
import { readdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Endpoint } from '#contracts/endpoint.ts'

const folder = fileURLToPath(new URL('../../contracts/', import.meta.url))

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  )
}

export async function everyContract(): Promise<Endpoint[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((name): Promise<object> => import(/* @vite-ignore */ pathToFileURL(folder + name).href)),
  )
  return modules.flatMap((module): unknown[] => Object.values(module)).filter(isEndpoint)
}
