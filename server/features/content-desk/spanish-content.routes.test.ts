/** What is published in Spanish, and what readers of Spanish get when its English has changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import shipped from '#content/articles/es/debt-snowball-vs-avalanche.json' with { type: 'json' }
import spanishOffers from '#content/partners/es/offers.json' with { type: 'json' }
import spanishPage from '#content/foundation/es/foundation.json' with { type: 'json' }
import type { Content, ContentItem } from '#contracts/admin/content.ts'
import type { ArticleContent, ArticleText } from '#contracts/education/articles.ts'
import type { FoundationPage } from '#contracts/foundation/content.ts'
import type { OffersPage } from '#contracts/money/offers.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ruth: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ruth = await makeUser(test.app, { isAdmin: true })
})
afterAll(() => test.close())

type Language = 'en' | 'es'
const url = (place: string, language: Language, rest = '') => `/api/admin/content/${place}/${language}${rest}`
const open = async (place: string, language: Language) =>
  (await ruth.request('GET', url(place, language))).body as Content

/** Saves the text, changed, as the draft, and answers it. */
async function save(place: string, language: Language, change: (body: never) => object) {
  const { body, draft } = await open(place, language)
  const given = { revision: draft?.revision ?? 0, body: change(structuredClone(body) as never) }
  return ((await ruth.request('PUT', url(place, language, '/draft'), given)).body as Content).draft!
}

type Publishing = { language: Language; hidesSpanish?: boolean }

async function publish(place: string, { language, ...choice }: Publishing, change: (body: never) => object) {
  const { revision, faults } = await save(place, language, change)
  expect(faults).toEqual([])
  const answer = await ruth.request('POST', url(place, language, '/publish'), {
    revision,
    note: 'A better text.',
    ...choice,
  })
  expect(answer.status).toBe(200)
}

const restore = (place: string, language: Language, version: number) =>
  ruth.request('POST', url(place, language, '/restore'), { version, note: 'Back again.' })

const get = async (path: string, language: Language) =>
  (await ask(test.app, { method: 'GET', url: path, cookie: `language=${language}` })).body
const read = async (id: string, language: Language = 'es') =>
  (await get(`/api/articles/${id}`, language)) as ArticleText
const titled = (title: string) => (article: ArticleContent) => ({ ...article, title })

const changedOn = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
const standing = async (place: string) => {
  const { spanish, englishChangedAt } = await open(place, 'es')
  const items = (await ruth.request('GET', '/api/admin/content')).body as ContentItem[]
  const listed = items.find((one) => `${one.kind}/${one.id}` === place && one.language === 'es')
  expect(listed).toMatchObject({ spanish, englishChangedAt })
  return spanish
}

describe('an article whose English is changed', () => {
  const place = 'article/1'
  it('stays in Spanish, with the day of the change', async () => {
    expect(await read('1')).toMatchObject({ language: 'es', translation: null })
    await publish(place, { language: 'en' }, titled('Snowball or avalanche'))
    expect(await read('1')).toMatchObject({
      title: shipped.title,
      language: 'es',
      languages: ['en', 'es'],
      translation: { state: 'older', englishChangedOn: changedOn },
    })
    expect(await read('1', 'en')).toMatchObject({ title: 'Snowball or avalanche', translation: null })
    expect(await standing(place)).toBe('older')
    expect(await get('/sitemap.xml', 'en')).toContain('/es/education/1<')
    expect(await get('/api/articles', 'es')).toContainEqual(expect.objectContaining({ title: shipped.title }))
  })

  it('has nothing to tell once the Spanish is published after it', async () => {
    await publish(place, { language: 'es' }, titled('Bola de nieve o avalancha'))
    expect(await read('1')).toMatchObject({
      title: 'Bola de nieve o avalancha',
      language: 'es',
      translation: null,
    })
    expect(await read('1', 'en')).toMatchObject({ title: 'Snowball or avalanche' })
    expect(await standing(place)).toBe('current')
    const { history } = await open(place, 'es')
    expect(history.map(({ version }) => version)).toEqual([1, 0])
  })

  it('is read in English while facts have changed, also after a later change of words', async () => {
    await publish(place, { language: 'en', hidesSpanish: true }, titled('A new law'))
    const withheld = { state: 'withheld', englishChangedOn: changedOn }
    expect(await read('1')).toMatchObject({
      title: 'A new law',
      language: 'en',
      languages: ['en'],
      translation: withheld,
    })
    expect(await get('/api/articles', 'es')).toContainEqual(expect.objectContaining({ title: 'A new law' }))
    expect(await get('/sitemap.xml', 'en')).not.toContain('/es/education/1<')
    expect(await get('/es/education/feed.xml', 'es')).not.toContain('/es/education/1<')
    await publish(place, { language: 'en' }, titled('A new law, in other words'))
    expect(await read('1')).toMatchObject({ language: 'en', translation: withheld })
    expect(await standing(place)).toBe('withheld')
  })

  it('is read in Spanish again when that is published again as it is', async () => {
    expect((await restore(place, 'es', 1)).status).toBe(200)
    expect(await read('1')).toMatchObject({
      title: 'Bola de nieve o avalancha',
      language: 'es',
      translation: null,
    })
    await publish(place, { language: 'en' }, titled('Words again'))
    expect(await read('1')).toMatchObject({ language: 'es', translation: { state: 'older' } })
  })

  it('stands as shipped in both once both are put back', async () => {
    await restore(place, 'en', 0)
    await restore(place, 'es', 0)
    await publish(place, { language: 'en', hidesSpanish: true }, titled('Once more'))
    await restore(place, 'en', 0)
    expect(await read('1')).toMatchObject({ title: shipped.title, language: 'es', translation: null })
  })

  it('every step is in the audit log, each language by itself', async () => {
    const acts = (await ruth.request('GET', '/api/admin/acts?subject=article/1/es')).body
    const summaries = (acts as { acts: { summary: string }[] }).acts.map(({ summary }) => summary)
    expect(summaries).toContain('Published version 1 of article 1 (es). Note: A better text.')
  })
})

describe('Spanish is checked against the English that people read', () => {
  const place = 'article/2'
  const faultOf = async (change: (article: ArticleContent) => object) =>
    (await save(place, 'es', change as never)).faults

  it.each<[string, string, (article: ArticleContent) => object]>([
    ['checkedOn', 'the same in both', (a) => ({ ...a, checkedOn: '2020-01-01' })],
    ['id', 'the same in both', (a) => ({ ...a, id: '3' })],
    [
      'quiz.0.answer',
      'the same in both',
      (a) => ({ ...a, quiz: a.quiz.map((one) => ({ ...one, answer: 9 })) }),
    ],
    ['blocks', 'Write as many', (a) => ({ ...a, blocks: a.blocks.slice(1) })],
    ['title', 'other figures', (a) => ({ ...a, title: `${a.title}: 99%` })],
    ['sources', 'Write as many', (a) => ({ ...a, sources: a.sources.slice(1) })],
    ['description', 'HTML', (a) => ({ ...a, description: '<b>x</b>' })],
    [
      'blocks',
      'INFLESZ',
      (a) => ({
        ...a,
        blocks: a.blocks.map((block) =>
          block.kind === 'paragraph' ? { ...block, text: 'responsabilidad '.repeat(60) } : block,
        ),
      }),
    ],
    [
      'blocks',
      'no link to “/goals”',
      (a) => ({
        ...a,
        blocks: a.blocks.map((block, at) =>
          at === 0 && block.kind === 'paragraph'
            ? { ...block, text: `${block.text} [Metas](/goals)` }
            : block,
        ),
      }),
    ],
  ])('%s: %s', async (path, words, change) => {
    expect(await faultOf(change)).toContainEqual({ path, message: expect.stringContaining(words) })
    const { draft } = await open(place, 'es')
    const given = { revision: draft!.revision, note: 'Try it.' }
    expect((await ruth.request('POST', url(place, 'es', '/publish'), given)).status).toBe(422)
  })

  it('finds what is in English still', async () => {
    const { title } = await read('2', 'en')
    expect(await faultOf((a) => ({ ...a, title }))).toContainEqual({
      path: 'title',
      message: 'This is still in English.',
    })
  })

  it('does not publish an earlier Spanish again that has other figures than the English of today', async () => {
    await publish(place, { language: 'en' }, ((article: ArticleContent) => ({
      ...article,
      title: `${article.title} in 2026`,
    })) as never)
    expect(await restore(place, 'es', 0)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('other figures') },
    })
  })
})

it('a new article is put into Spanish from its English, and read in English until then', async () => {
  const place = 'article/a-new-one'
  const { body } = await open('article/3', 'en')
  const written = { ...body, id: 'a-new-one', title: 'A new one', featured: false }
  await ruth.request('PUT', url(place, 'en', '/draft'), { revision: 0, body: written })
  expect((await ruth.request('GET', url(place, 'es'))).status).toBe(404)
  await ruth.request('POST', url(place, 'en', '/publish'), { revision: 1, note: 'It is new.' })
  expect(await open(place, 'es')).toMatchObject({ spanish: 'missing', title: 'A new one', history: [] })
  expect(await read('a-new-one')).toMatchObject({ language: 'en', languages: ['en'], translation: null })

  const spanish = (await open('article/3', 'es')).body
  await publish(place, { language: 'es' }, () => ({
    ...spanish,
    id: 'a-new-one',
    title: 'Uno nuevo',
    featured: false,
  }))
  expect(await read('a-new-one')).toMatchObject({ title: 'Uno nuevo', languages: ['en', 'es'] })
  expect(await standing(place)).toBe('current')
})

const withLead = (lead: string) => (page: object) => ({ ...page, lead })

it('the foundation’s page is in the sitemap in Spanish unless that is withheld', async () => {
  const place = 'foundation/foundation'
  expect(await get('/sitemap.xml', 'en')).toContain('/es/foundation<')
  await publish(place, { language: 'en', hidesSpanish: true }, withLead('Plain words.'))
  expect(await get('/sitemap.xml', 'en')).not.toContain('/es/foundation<')
  await restore(place, 'en', 0)
  expect(await get('/sitemap.xml', 'en')).toContain('/es/foundation<')
})

describe.each([
  {
    place: 'foundation/foundation',
    path: '/api/content/foundation',
    field: 'lead',
    spanish: spanishPage.lead,
  },
  { place: 'offers/offers', path: '/api/content/offers', field: 'note', spanish: spanishOffers.note },
])('$place', ({ place, path, field, spanish }) => {
  const shown = (language: Language) => get(path, language) as Promise<FoundationPage & OffersPage>
  const withText = (text: string) => (page: object) => ({ ...page, [field]: text })

  it('stays in Spanish when its English is changed, is withheld for facts, and is published in Spanish', async () => {
    await publish(place, { language: 'en' }, withText('Short and plain words.'))
    expect(await shown('en')).toMatchObject({
      [field]: 'Short and plain words.',
      language: 'en',
      translation: null,
    })
    expect(await shown('es')).toMatchObject({
      [field]: spanish,
      language: 'es',
      translation: { state: 'older', englishChangedOn: changedOn },
    })

    await publish(place, { language: 'en', hidesSpanish: true }, withText('Other plain words.'))
    expect(await shown('es')).toMatchObject({
      [field]: 'Other plain words.',
      language: 'en',
      translation: { state: 'withheld', englishChangedOn: changedOn },
    })

    expect(await shown('en')).toMatchObject({ languages: ['en'], translation: null })

    await publish(place, { language: 'es' }, withText('Palabras simples.'))
    expect(await shown('es')).toMatchObject({
      [field]: 'Palabras simples.',
      language: 'es',
      translation: null,
    })
    expect(await shown('en')).toMatchObject({ [field]: 'Other plain words.' })
  })

  it('has faults where its Spanish has other figures', async () => {
    const { faults } = await save(place, 'es', withText('Son $123,456.') as never)
    expect(faults).toEqual([{ path: field, message: expect.stringContaining('other figures') }])
  })
})
