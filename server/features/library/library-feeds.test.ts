import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'
import { openLibrary } from './articles.queries.ts'
import { feedOf } from './library-feeds.ts'

const ORIGIN = 'https://jubilee.example'
let served: TestApp
beforeAll(async () => {
  served = await buildTestApp({ env: { ...parseEnv({}), publicOrigin: ORIGIN } })
})
afterAll(() => served.close())

const get = (url: string) => served.app.inject({ method: 'GET', url })
const xml = (text: string) => new new Window().DOMParser().parseFromString(text, 'text/xml')

test('robots.txt keeps search engines from calls alone, and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ])
})

test('the sitemap has every article in each of its languages, and each says where the other is', async () => {
  const { body, headers } = await get('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  expect(new Set(places).size).toBe(places.length)
  for (const { id } of openLibrary('en')) {
    expect(places).toContain(`${ORIGIN}/education/${id}`)
    expect(places).toContain(`${ORIGIN}/es/education/${id}`)
  }
  expect(places).toContain(`${ORIGIN}/foundation/ledger`)
  const spanish = body
    .split('<url>')
    .find((one) => one.includes('<loc>https://jubilee.example/es/education/1<'))
  expect(spanish).toContain(`hreflang="en" href="${ORIGIN}/education/1"`)
  expect(xml(body).querySelectorAll('url').length).toBe(places.length)
})

test('the sitemap has the glossary in both languages, and each says where the other is', async () => {
  const { body } = await get('/sitemap.xml')
  const address = `${ORIGIN}/education/glossary`
  const spanish = `${ORIGIN}/es/education/glossary`
  for (const place of [address, spanish]) {
    const one = body.split('<url>').filter((url) => url.includes(`<loc>${place}</loc>`))
    expect(one).toHaveLength(1)
    expect(one[0]).toContain(`hreflang="en" href="${address}"`)
    expect(one[0]).toContain(`hreflang="es" href="${spanish}"`)
  }
})

test('no address of the sitemap leads a visitor away', async () => {
  const { body } = await get('/sitemap.xml')
  const places = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) =>
    place.slice(ORIGIN.length),
  )
  const led: string[] = []
  for (const place of places) if ((await get(place)).headers['location'] !== undefined) led.push(place)
  expect(led).toEqual([])
})

test('the feed has the articles that were checked last, and its texts are escaped', async () => {
  const { body } = await get('/education/feed.xml')
  const items = xml(body).querySelectorAll('item')
  expect(items.length).toBe(Math.min(50, openLibrary('en').length))
  const spanish = (await get('/es/education/feed.xml')).body
  expect(spanish).toContain('<title>Jubilee: educación financiera</title>')
  expect(spanish).toContain(`<link>${ORIGIN}/es/education/`)
  expect(body).toContain('<language>en-us</language>')
  const [article] = openLibrary('en')
  const odd = feedOf(ORIGIN, [{ ...article!, title: 'Cash & <card>', checkedOn: '2026-11-27' }])
  expect(odd).toContain('<title>Cash &amp; &lt;card&gt;</title>')
  expect(odd).toContain('<pubDate>Fri, 27 Nov 2026 12:00:00 GMT</pubDate>')
})
