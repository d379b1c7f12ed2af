/** Reads the environment before the app is loaded, which takes seconds, and says what keeps it from starting. */
import { EnvError, readEnv } from './env.ts'

/** The message for the person who started it: a list of settings, or one sentence. No stack. */
function wordsFor(error: unknown): string {
  const { message, code, port } = error as Error & { code?: string; port?: number }
  if (error instanceof EnvError || code === undefined) return message
  if (code === 'EADDRINUSE')
    return `Jubilee cannot start: port ${port ?? 'asked for'} is taken. Set PORT to another one.`
  return `Jubilee cannot start: ${message === '' ? 'the database does not answer' : message} (${code}).`
}

try {
  const env = readEnv()
  const { serve } = await import('./serve.ts')
  await serve(env)
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`)
  process.exit(1)
}
