/** Caddy with the Caddyfile of `deploy/`, in front of processes on this machine. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const READY_LIMIT_MS = 10_000
const caddyfile = join(import.meta.dirname, '../../deploy/Caddyfile')

/** @throws Error with a sentence where there is no caddy */
export async function startProxy(port: number, webPorts: number[]): Promise<{ stop: () => Promise<void> }> {
  if (spawnSync('caddy', ['version']).status !== 0)
    throw new Error('This needs the proxy that deploy/ is written for: apt-get install caddy.')
  const folder = await mkdtemp(join(tmpdir(), 'jubilee-proxy-'))
  const child = spawn('caddy', ['run', '--config', caddyfile, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      SITE_ADDRESS: `http://localhost:${port}`,
      WEB_PROCESSES: webPorts.map((webPort) => `127.0.0.1:${webPort}`).join(' '),
    },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const isServing = () =>
    fetch(`http://localhost:${port}/api/mode`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (const begun = performance.now(); !(await isServing());) {
    if (performance.now() - begun > READY_LIMIT_MS) {
      await stop()
      throw new Error('The proxy leads to no process that answers.')
    }
    await sleep(100)
  }
  return { stop }
}
