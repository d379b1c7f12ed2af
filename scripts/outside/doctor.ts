/** npm run doctor: what an operator wants to know, one sentence each; status 1 where something is wrong. */
import { examine } from '#server/doctor/doctor.ts'
import { EnvError, readEnv } from '#server/env.ts'
import { report } from '#server/outside/check/check-outside.ts'

try {
  const { lines, status } = report(await examine({ env: readEnv(), now: Date.now }))
  console.log(lines.join('\n'))
  process.exitCode = status
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  const settings = error.problems.map((says) => ({ about: 'settings', state: 'missing' as const, says }))
  console.log(report(settings).lines.join('\n'))
  process.exitCode = 1
}
