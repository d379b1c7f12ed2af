/** The rooms of the server stand on each other: no feature reaches itself through its own imports, types counted. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { betweenRooms, circles, importsOf } from './import-graph.fixtures.ts'

const root = join(import.meta.dirname, '..')
const isProduct = (file: string) => !/\.test\.ts$|-under-test\.ts$|\.fixtures\.ts$/.test(file)
const featureOf = (file: string) => /^server\/features\/([^/]+)\//.exec(file)?.[1] ?? null

describe('the features of the server', () => {
  const files = globSync('server/features/**/*.ts', { cwd: root }).filter(isProduct)
  const arrows = betweenRooms(importsOf(root, files), featureOf)

  it('are read: most take something of another', () => {
    expect(new Set(arrows.map(({ from }) => from)).size).toBeGreaterThan(20)
    expect(arrows.length).toBeGreaterThan(100)
  })

  it('form no circle', () => {
    expect(circles(arrows)).toEqual([])
  })
})

describe('the files of the server', () => {
  // The sandbox's peers speak other people's protocols; nothing but app parts and start-up names them. Spanish texts
  // take the keys of their English neighbor, which imports them: the two are one module in two files.
  const files = globSync('server/**/*.ts', { cwd: root }).filter(
    (file) => isProduct(file) && !file.startsWith('server/sandbox/') && !file.endsWith('.es.ts'),
  )

  it('form no circle either', () => {
    expect(circles(importsOf(root, files))).toEqual([])
  })
})

describe('a circle', () => {
  it('is spelled out by the shortest way round, with the imports that close it', () => {
    const imports = [
      { from: 'a/one.ts', to: 'b/one.ts' },
      { from: 'b/two.ts', to: 'c/one.ts' },
      { from: 'c/one.ts', to: 'a/two.ts' },
      { from: 'c/two.ts', to: 'b/one.ts' },
      { from: 'a/one.ts', to: 'd/one.ts' },
      { from: 'a/one.ts', to: 'a/two.ts' },
    ]
    const found = circles(betweenRooms(imports, (file) => file.split('/')[0] ?? null))
    expect(found).toEqual([
      'b → c (b/two.ts imports c/one.ts), c → b (c/two.ts imports b/one.ts); 3 are in this knot',
    ])
  })

  it('is found among files, and a ring of imports that only share a target is none', () => {
    const arrows = [
      { from: 'a', to: 'c' },
      { from: 'b', to: 'c' },
      { from: 'a', to: 'b' },
    ]
    expect(circles(arrows)).toEqual([])
    expect(circles([...arrows, { from: 'c', to: 'a' }])).toEqual(['a → c, c → a; 3 are in this knot'])
  })
})
