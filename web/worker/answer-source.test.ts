import { describe, expect, it } from 'vitest'
import { answerSource } from './answer-source.ts'
import { isKeptScreen, isShownBy, withoutLanguage } from './kept-screens.ts'

const origin = 'https://jubilee.test'
const files = ['/theme.js', '/assets/entry-1.js']
const get = (path: string, mode = 'no-cors') =>
  answerSource({ method: 'GET', mode, url: `${origin}${path}` }, { origin, files })

describe('the worker', () => {
  it.each([
    '/api/debts',
    '/api',
    '/sandbox/mail',
    '/paper-frame/index.html',
    '/schema/x.json',
    '/images/a.webp',
  ])('leaves %s to the network', (path) => {
    expect(get(path)).toBe('network')
    expect(get(path, 'cors')).toBe('network')
  })

  it('leaves navigations to the API and the sandbox alone', () => {
    expect(get('/api/login?returnTo=/dashboard', 'navigate')).toBe('network')
    expect(get('/sandbox/mail', 'navigate')).toBe('network')
  })

  it('leaves what is not a GET, and other sites, to the network', () => {
    const asked = { method: 'POST', mode: 'navigate', url: `${origin}/dashboard` }
    expect(answerSource(asked, { origin, files })).toBe('network')
    const elsewhere = { method: 'GET', mode: 'cors', url: 'https://cdn.plaid.com/assets/link.js' }
    expect(answerSource(elsewhere, { origin, files })).toBe('network')
  })

  it('takes files whose names change with their content, and those it keeps, from the cache', () => {
    expect(get('/assets/part-of-later.js')).toBe('cache')
    expect(get('/theme.js')).toBe('cache')
  })

  it('shows the shell for screens that are kept and a page for all others', () => {
    expect(get('/debt-tracker?tab=plan', 'navigate')).toBe('screen')
    expect(get('/settings', 'navigate')).toBe('document')
    expect(get('/landing', 'navigate')).toBe('document')
  })
})

it('knows articles from the screens beside them', () => {
  expect(isKeptScreen('/education/12')).toBe(true)
  expect(isKeptScreen('/education/glossary')).toBe(true)
  expect(isKeptScreen('/education/course')).toBe(false)
  expect(isKeptScreen('/education/course/1')).toBe(false)
  expect(isKeptScreen('/')).toBe(true)
  expect(isKeptScreen('/calculators')).toBe(true)
  expect(isKeptScreen('/admin')).toBe(false)
})

it('knows by the names of what is kept whether a screen can be shown', () => {
  const user = '["/api/auth/user"]'
  const names = [
    user,
    '["/api/debts"]',
    '["/api/budget-categories",{"month":"2026-11"}]',
    '["/api/articles","7"]',
  ]
  const shown = ['/debt-tracker', '/budgeting', '/education/7', '/education/glossary', '/']
  const others = ['/goals', '/dashboard', '/education/71']
  expect([...shown, ...others].filter((path) => isShownBy(names, path))).toEqual(shown)
  expect(isShownBy(names.slice(1), '/debt-tracker')).toBe(false)
  expect(isShownBy([], '/')).toBe(false)
})

it('knows the plain address of a Spanish one', () => {
  expect(['/es', '/es/', '/es/education/12', '/escrow', '/education/es'].map(withoutLanguage)).toEqual([
    '/',
    '/',
    '/education/12',
    '/escrow',
    '/education/es',
  ])
})
