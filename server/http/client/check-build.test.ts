import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBuild } from './check-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'jubilee-build-'))
const clientFolder = join(folder, 'build', 'client')
const stamp = join(folder, 'build', 'stamp')
const files = ['assets.json', 'client/index.html', 'client/assets/app-1.js', 'server/index.js']

function makeBuild(): void {
  mkdirSync(join(clientFolder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'build', 'server'), { recursive: true })
  for (const name of files)
    writeFileSync(join(folder, 'build', name), name.endsWith('.json') ? '["app-1.js"]' : '')
  writeFileSync(stamp, 'a')
}

afterAll(() => rmSync(folder, { recursive: true }))

test('without a build live mode does not start, and the sandbox does', () => {
  expect(() => checkBuild({ clientFolder, mode: 'live', role: 'both' })).toThrow('the pages are not built')
  expect(() => checkBuild({ clientFolder, mode: 'live', role: 'worker' })).not.toThrow()
  expect(() => checkBuild({ clientFolder, mode: 'sandbox', role: 'both' })).not.toThrow()
})

test('a build that was interrupted has no stamp, and counts as none', () => {
  makeBuild()
  rmSync(stamp)
  expect(() => checkBuild({ clientFolder, mode: 'live', role: 'both' })).toThrow('the pages are not built')
})

test('a build without one of its files ends the start with its name; a whole one does not', () => {
  makeBuild()
  expect(() => checkBuild({ clientFolder, mode: 'live', role: 'web' })).not.toThrow()
  for (const name of files) {
    makeBuild()
    rmSync(join(folder, 'build', name))
    expect(() => checkBuild({ clientFolder, mode: 'sandbox', role: 'both' })).toThrow(`${name} is missing`)
    expect(() => checkBuild({ clientFolder, mode: 'sandbox', role: 'worker' })).not.toThrow()
  }
})
