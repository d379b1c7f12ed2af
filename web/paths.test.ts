import { describe, expect, it } from 'vitest'
import { routeNeeds } from '#engine/access/routes.ts'
import {
  adminPaths,
  gatedPaths,
  loginReturningTo,
  openPaths,
  paths,
  publicPaths,
  safeReturnTo,
} from './paths.ts'

describe('safeReturnTo', () => {
  it.each([
    '/debt-tracker',
    '/debt-tracker?order=snowball#schedule',
    '/settings',
    '/pricing',
    '/education/3',
    '/education/course/read-a-statement',
    '/foundation/apply',
    '/foundation/ledger',
    '/admin/grants/3',
  ])('follows %s', (place) => {
    expect(safeReturnTo(place)).toBe(place)
  })

  it.each([
    null,
    '',
    '/',
    '//evil.example/debt-tracker',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login',
    '/api/logout',
    '/debt-trackers',
    '/education/3/more',
    '/education/course/read-a-statement/more',
    '/education//evil.example',
    'debt-tracker',
  ])('does not follow %s', (place) => {
    expect(safeReturnTo(place)).toBe(paths.dashboard)
  })

  it('survives the way through the address of the sign-in screen', () => {
    const place = '/debt-tracker?order=snowball&extra=50'
    const asked = new URL(loginReturningTo(place), 'http://localhost').searchParams.get('returnTo')
    expect(safeReturnTo(asked)).toBe(place)
  })
})

it('knows the screens for admins, and keeps them apart', () => {
  expect(adminPaths.filter((path) => !/^\/admin(\/|$)/.test(path))).toEqual([])
  expect(gatedPaths.filter((path) => path.startsWith('/admin'))).toEqual([])
  expect(routeNeeds['/admin']).toBe('admin')
})

it('knows every screen of the access table, behind the gate or before it', () => {
  const known = Object.entries(routeNeeds).filter(
    ([path, need]) => need !== 'gate' && need !== 'admin' && !path.includes(':'),
  )
  for (const [path, need] of known) {
    expect({
      path,
      list: need === 'public' ? publicPaths : need === 'open' ? openPaths : gatedPaths,
    }).toMatchObject({
      list: expect.arrayContaining([path]),
    })
  }
})
