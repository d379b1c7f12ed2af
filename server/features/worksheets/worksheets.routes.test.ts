import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { worksheetNames } from '#contracts/education/worksheets.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const now = new Date('2026-11-20T18:00:00Z')

let served: TestApp
let ada: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(now)
  ada = await makeUser(served.app)
})
afterAll(() => served.close())

type From = { user?: TestUser; network?: string }

const ask = (path: string, { user, network = '192.0.2.10' }: From = {}) =>
  served.app.inject({
    method: 'GET',
    url: `/api/worksheets/${path}`,
    remoteAddress: network,
    headers: user ? { cookie: user.cookie } : {},
  })

/** What each page says, in the order of its drawing, and what the file says of itself. */
async function readPdf(bytes: Buffer) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const pages: string[] = []
  const boxes: number[][] = []
  const tags: string[] = []
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const page = await pdf.getPage(at)
    const { items } = await page.getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
    boxes.push(page.view)
    tags.push(JSON.stringify(await page.getStructTree()))
  }
  const { info } = await pdf.getMetadata()
  await loading.destroy()
  return { pages, boxes, tags, text: pages.join(' '), info: info as Record<string, unknown> }
}

async function sheet(path: string, from: From = {}) {
  const answer = await ask(path, from)
  expect(answer.statusCode).toBe(200)
  return readPdf(answer.rawPayload)
}

const filled = (name: string, user: TestUser, language = 'en') =>
  sheet(`${name}?filled=true&language=${language}`, { user })

async function add(user: TestUser, path: string, body: object) {
  const answer = await user.request('POST', path, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
}

const addDebt = (user: TestUser, change: object) =>
  add(user, '/api/debts', { type: 'credit_card', interestRate: '0.2499', ...change })

const titles = {
  'debt-list': ['Debt list', 'Lista de deudas', 'Minimum payment', 'Pago mínimo'],
  'bill-calendar': ['Bill calendar', 'Calendario de facturas', 'Wednesday', 'Miércoles'],
  'spending-tracker': ['Spending tracker', 'Registro de gastos', 'What it was for', 'En qué lo gastó'],
  'call-log': ['Call log', 'Registro de llamadas', 'Who you talked to', 'Con quién habló'],
  'letter-checklist': [
    'Letter checklist',
    'Lista para enviar cartas',
    'certified mail',
    'correo certificado',
  ],
} satisfies Record<(typeof worksheetNames)[number], string[]>

describe('an empty sheet, for anybody', () => {
  it.each(worksheetNames)(
    '%s: title, how to use it, label and page numbers in both languages',
    async (name) => {
      const [english, spanish, words, palabras] = titles[name]
      const en = await sheet(name)
      expect(en.text).toContain(`Jubilee ${english} `)
      expect(en.text).toContain(words)
      expect(en.info).toMatchObject({ Title: english, Language: 'en-US' })
      const es = await sheet(`${name}?language=es`)
      expect(es.text).toContain(`Jubilee ${spanish} `)
      expect(es.text).toContain(palabras)
      expect(es.info).toMatchObject({ Title: spanish, Language: 'es-US' })
      for (const [at, page] of en.pages.entries()) {
        expect(page).toContain(`${english} · Page ${at + 1} of ${en.pages.length}`)
        expect(page).toContain('Education only. This is general knowledge, not advice made for you.')
      }
      for (const [at, page] of es.pages.entries()) {
        expect(page).toContain(`${spanish} · Página ${at + 1} de ${es.pages.length}`)
        expect(page).toContain('Esto es educación, no consejo.')
      }
      expect(en.text + es.text).not.toMatch(/\$|undefined|null|NaN|\?/)
    },
  )

  it.each(worksheetNames)('%s: US Letter, tagged for screen readers', async (name) => {
    const { boxes, tags } = await sheet(name)
    const size = name === 'bill-calendar' ? [0, 0, 792, 612] : [0, 0, 612, 792]
    expect(boxes).toEqual(boxes.map(() => size))
    expect(tags[0]).toContain('"role":"H1"')
    // The boxes of an empty call log are no table.
    expect(tags.join('').includes('"role":"TH"')).toBe(name !== 'call-log')
  })

  it('is a file to keep, under its own name', async () => {
    const { headers } = await ask('call-log?language=es&filled=false')
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain('attachment; filename="jubilee-call-log-es.pdf"')
  })

  it('is empty for a signed-in person too, unless they ask', async () => {
    const ruth = await makeUser(served.app)
    await addDebt(ruth, { name: 'Store card', balance: '412.10' })
    expect((await sheet('debt-list', { user: ruth })).text).not.toContain('Store card')
  })
})

describe('what is refused', () => {
  it.each(['nothing', 'debt-list.pdf', '__proto__', 'DEBT-LIST', '..%2Fdebt-list', '%00'])(
    'the name %s',
    async (name) => {
      const answer = await ask(name)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ fields: [{ message: 'We have no worksheet of this name.' }] })
    },
  )

  it.each(['language=fr', 'filled=yes', 'language=en&language=es', 'user=1'])(
    'the query %s',
    async (query) => {
      expect((await ask(`debt-list?${query}`)).statusCode).toBe(422)
    },
  )

  it('a filled sheet for a visitor', async () => {
    const answer = await ask('debt-list?filled=true')
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ message: 'Please sign in.' })
  })

  it('more than sixty in ten minutes from one place, and nobody else', async () => {
    const from = { network: '192.0.2.77' }
    for (let time = 0; time < 60; time += 1) expect((await ask('debt-list', from)).statusCode).toBe(200)
    expect((await ask('debt-list', from)).statusCode).toBe(429)
    expect((await ask('debt-list', { user: ada, network: '192.0.2.77' })).statusCode).toBe(200)
  })
})

describe('a filled sheet', () => {
  let ruth: TestUser
  let bob: TestUser

  beforeAll(async () => {
    ruth = await makeUser(served.app, { firstName: 'Ruth' })
    bob = await makeUser(served.app)
    await addDebt(ruth, {
      name: 'Peña Automóviles',
      balance: '12345.67',
      minimumPayment: '310.05',
      paymentDueDate: '2026-12-05',
    })
    await addDebt(ruth, {
      name: 'Nguyễn Store',
      balance: '0.33',
      minimumPayment: '25.00',
      paymentDueDate: '2026-11-30',
      interestRate: '0',
    })
    await addDebt(ruth, { name: 'Paid off card', balance: '0.00' })
    await addDebt(ruth, { name: 'No minimum', balance: '900.00', interestRate: null })
    await add(ruth, '/api/budget-categories', { name: 'Rent', budgetAmount: '1250.01', dueDay: 31 })
    await add(ruth, '/api/budget-categories', { name: 'Comida y café', budgetAmount: '600.49' })
    await add(ruth, '/api/budget-categories', { name: 'Old gym', budgetAmount: '40', isActive: false })
    await add(ruth, '/api/letter-cases', {
      kind: 'validation',
      recipient: 'Midland Collections',
      subject: 'Account 4412',
      sentOn: '2026-11-02',
      tracking: '9407 1000',
    })
    await addDebt(bob, { name: 'Bobs secret card', balance: '77.77', minimumPayment: '7.77' })
    await add(bob, '/api/budget-categories', { name: 'Bobs hobby', budgetAmount: '88.88', dueDay: 3 })
  })

  it('lists debts, rates, minimums and due days, with sums to the cent', async () => {
    const { text } = await filled('debt-list', ruth)
    expect(text).toContain('Filled in from your records on November 20, 2026.')
    expect(text).toContain('Peña Automóviles $12,345.67 24.99% $310.05 5 ')
    // A minimum is never more than is owed, and the standard fonts have no 'ễ'.
    expect(text).toContain('Nguyen Store $0.33 0.00% $0.33 30 ')
    expect(text).not.toContain('Paid off card')
    const [, estimated = ''] = /No minimum \$900\.00 \$([\d.]+)\*/.exec(text) ?? []
    const sum = (31_005 + 33 + Math.round(Number(estimated) * 100)) / 100
    expect(text).toContain(`Total of the lines above $13,246.00 $${sum.toFixed(2)}`)
    expect(text).toContain('* Estimated. Your statement has the exact amount.')
  })

  it('puts debts and bills on their days, the last where the month is short', async () => {
    const { text, pages } = await filled('bill-calendar', ruth)
    expect(pages[0]).toContain('Month: November 2026')
    expect(pages[0]).toContain('5 Peña Automóviles 6 7')
    expect(pages[0]).toContain('30 Nguyen Store Rent')
    expect(text).toContain('5 Peña Automóviles $310.05 30 Nguyen Store $0.33 30 Rent $1,250.01 No minimum $')
    expect(text).not.toContain('Comida')
  })

  it('begins the spending tracker with the budget of the month', async () => {
    const { text } = await filled('spending-tracker', ruth, 'es')
    expect(text).toContain('Mes: noviembre de 2026')
    expect(text).toContain('Llenada con sus datos el 20 de noviembre de 2026.')
    expect(text).toContain('Rent $1,250.01 Comida y café $600.49 Total de las líneas de arriba $1,850.50')
    expect(text).not.toContain('Old gym')
  })

  it('names lenders and collectors in the call log and the checklist', async () => {
    const log = await filled('call-log', ruth)
    expect(log.pages[0]).toContain('Peña Automóviles Nguyen Store No minimum Midland Collections')
    const list = await filled('letter-checklist', ruth)
    expect(list.text).toContain('Midland Collections Account 4412 Nov 2, 2026 9407 1000 Peña Automóviles')
  })

  it.each(worksheetNames)('%s holds nothing of another person', async (name) => {
    const { text } = await filled(name, ruth)
    expect(text).not.toMatch(/Bobs|77\.77|88\.88/)
    expect((await filled(name, bob)).text).not.toMatch(/Peña|Rent|Midland|12,345/)
  })

  it.each(worksheetNames)('%s of a person without records is empty, and says why', async (name) => {
    const { text } = await filled(name, ada)
    expect(text).toContain('Your records had nothing for this sheet on November 20, 2026.')
    expect(text).not.toContain('$')
  })

  it('is written in the person’s currency and by their own day', async () => {
    const eve = await makeUser(served.app)
    await addDebt(eve, { name: 'Card', balance: '10.50' })
    const change = { currency: 'EUR', timezone: 'America/Los_Angeles' }
    expect((await eve.request('PATCH', '/api/settings', change)).status).toBe(200)
    served.setNow(new Date('2026-11-21T07:30:00Z'))
    const { text } = await filled('debt-list', eve)
    served.setNow(now)
    expect(text).toContain('€10.50')
    expect(text).toContain('November 20, 2026')
  })
})

describe('sixty debts', () => {
  let many: TestUser
  const names = Array.from({ length: 60 }, (_, at) => `Lender number ${String(at + 1).padStart(2, '0')}`)

  beforeAll(async () => {
    many = await makeUser(served.app)
    for (const [at, name] of names.entries())
      await addDebt(many, {
        name,
        balance: `${1000 + at}.01`,
        minimumPayment: '25.10',
        paymentDueDate: '2026-12-15',
      })
  })

  it.each(['debt-list', 'call-log', 'letter-checklist'])('%s: every one, once, over pages', async (name) => {
    const { text, pages } = await filled(name, many)
    expect(names.filter((one) => text.split(one).length !== 2)).toEqual([])
    expect(pages.length).toBeGreaterThan(2)
    // Each page of the table has its head.
    expect(pages[1]).toMatch(/^(Who you owe|Company) /)
  })

  it('sum up to the cent', async () => {
    const { text } = await filled('debt-list', many)
    expect(text).toContain('Total of the lines above $61,770.60 $1,506.00')
  })

  it('that are due on one day are counted in its cell, and listed whole', async () => {
    const { pages, text } = await filled('bill-calendar', many)
    expect(pages[0]).toMatch(/15 Lender number 01 (Lender number 0\d )*\+ 5\d more 16/)
    expect(names.filter((one) => !text.includes(`15 ${one} $25.10`))).toEqual([])
  })
})
