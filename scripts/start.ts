/** `npm start`: builds the pages if their sources changed, then runs the server in this process. */
import { buildWeb, webBuildIsFresh } from './web-build.ts'

if (!webBuildIsFresh()) {
  console.log('Building the pages. This takes a minute the first time.')
  await buildWeb()
}
// Pages answer in production form; the mode of the product itself is JUBILEE_MODE.
process.env['NODE_ENV'] ??= 'production'
await import('#server/main.ts')

// npm ends without a signal to its child; the server then stops as on SIGTERM.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
