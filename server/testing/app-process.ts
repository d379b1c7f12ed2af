/** The real `server/main.ts` as a process of its own, with its own data folder, for tests that kill things. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stopRunning } from '#server/db/embedded/launch.ts'
import { chooseSystemUser } from '#server/db/embedded/run-as.ts'
import { preparePlaces } from '#server/db/embedded/places.ts'

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url))
const READY = /^Jubilee is ready at (\S+)$/m

export type AppProcess = {
  child: ChildProcess
  /** resolves to its address when it is ready; rejects with what it said if it ends before */
  ready: Promise<string>
  /** resolves to the exit code, or the signal */
  ended: Promise<number | string>
  output: () => string
}

export type DataFolder = { path: string; remove: () => Promise<void>; postgresPid: () => Promise<number> }

/** A data folder in the temporary directory; `remove` stops a server that still runs there. */
export function makeDataFolder(): DataFolder {
  const path = mkdtempSync(join(tmpdir(), 'jubilee-fault-'))
  const pidFile = join(path, 'postgres-18', 'postmaster.pid')
  return {
    path,
    postgresPid: async () => Number.parseInt(await readFile(pidFile, 'utf8'), 10),
    remove: async () => {
      await stopRunning(await preparePlaces(path, chooseSystemUser()))
      rmSync(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts the app in the sandbox on a free port, over a data folder. */
export function startApp(folder: DataFolder, environment: Record<string, string> = {}): AppProcess {
  const child = spawn(process.execPath, [mainFile], {
    env: { PATH: process.env['PATH'], PORT: '0', JUBILEE_DATA: folder.path, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | string>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  )
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const url = READY.exec(said)?.[1]
      if (url !== undefined) resolve(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then((how) => reject(new Error(`it ended with ${how} before it was ready: ${said}`)))
  })
  // A test that kills it early does not wait for it.
  ready.catch(() => {})
  return { child, ready, ended, output: () => said }
}

/** Signs a demo person in; the cookie is good at every process on the same database. */
export async function signInDemo(url: string, name: 'free' | 'pro' | 'premium' = 'free'): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: `${name}@demo.jubilee.test`, password: 'jubilee-demo' }),
  })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Asks a process as a browser on its pages would. */
export function askProcess(
  url: string,
  options: { method?: string; path: string; cookie?: string; body?: unknown },
): Promise<Response> {
  const { method = 'GET', path, cookie, body } = options
  return fetch(`${url}${path}`, {
    method,
    headers: {
      origin: url,
      connection: 'close',
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Runs a test on a data folder of its own and clears it away afterwards. */
export async function inDataFolder(run: (folder: DataFolder) => Promise<void>): Promise<void> {
  const folder = makeDataFolder()
  try {
    await run(folder)
  } finally {
    await folder.remove()
  }
}

/** Waits for something to happen; the test's own time limit ends a wait in vain. */
export async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(2)
}

export const card = (name: string) => ({
  name,
  type: 'credit_card',
  balance: '100.00',
  interestRate: '0.1899',
})

/** The names of the person's debts, as that process lists them. */
export async function namesOf(url: string, cookie: string): Promise<string[]> {
  const answer = await askProcess(url, { path: '/api/debts', cookie })
  const debts = (await answer.json()) as { name: string }[]
  return debts.map((debt) => debt.name)
}
