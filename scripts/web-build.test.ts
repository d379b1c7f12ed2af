import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lightenPages, withoutScriptHints } from './web-build.ts'

const hint = '<link rel="modulepreload" href="/assets/a.js"/>'
const rest =
  '<link rel="stylesheet" href="/assets/a.css"/><script type="module">import "/assets/a.js"</script>'

it('takes the script hints and nothing else', () => {
  expect(withoutScriptHints(`${hint}${hint}${rest}`)).toBe(rest)
})

it('lightens the prerendered pages and leaves the fallback', () => {
  const directory = mkdtempSync(join(tmpdir(), 'pages-'))
  try {
    mkdirSync(join(directory, 'landing'))
    writeFileSync(join(directory, 'landing', 'index.html'), hint + rest)
    writeFileSync(join(directory, 'index.html'), hint + rest)
    lightenPages(directory)
    expect(readFileSync(join(directory, 'landing', 'index.html'), 'utf8')).toBe(rest)
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toBe(hint + rest)
  } finally {
    rmSync(directory, { recursive: true })
  }
})
