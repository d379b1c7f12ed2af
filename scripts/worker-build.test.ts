import { expect, it } from 'vitest'
import { filesOfScreens, type RouteManifest, type ViteManifest } from './worker-build.ts'

const vite: ViteManifest = {
  entry: { file: 'assets/entry.js', css: ['assets/app.css'] },
  frame: { file: 'assets/frame.js', imports: ['shared'] },
  debts: { file: 'assets/debts.js', imports: ['shared'], dynamicImports: ['chart'] },
  chart: {
    file: 'assets/chart.js',
    imports: ['debts'],
    assets: ['assets/least-interest.worker-abc.js', 'assets/highs-abc.wasm'],
  },
  shared: { file: 'assets/shared.js', assets: ['assets/text.woff2'] },
  desk: { file: 'assets/desk.js' },
}
const routes: RouteManifest = {
  version: 'abc',
  url: '/assets/manifest-abc.js',
  entry: { module: '/assets/entry.js' },
  routes: {
    frame: { module: '/assets/frame.js' },
    debts: { module: '/assets/debts.js', parentId: 'frame' },
    desk: { module: '/assets/desk.js', parentId: 'frame' },
  },
}

it('keeps what a screen, its frame and its later parts load, no other screen and not the solver', () => {
  expect(filesOfScreens(['debts'], { vite, routes })).toEqual(
    [
      'app.css',
      'chart.js',
      'debts.js',
      'entry.js',
      'frame.js',
      'manifest-abc.js',
      'shared.js',
      'text.woff2',
    ].map((file) => `/assets/${file}`),
  )
})

it('fails on a screen that is no route', () => {
  expect(() => filesOfScreens(['goals'], { vite, routes })).toThrow('"goals" is no route')
})
