/** A person with one of everything, so that tests can ask whether anybody else gets at it. */
import { randomUUID } from 'node:crypto'
import { smallPdf } from '#server/documents/files-under-test.ts'
import { PASSWORD, otherSession, plantPasskey, postTo } from '#server/features/account/account-under-test.ts'
import { link, purchase, transactionsOf } from '#server/features/banks/banks-under-test.ts'
import type { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { sendFile } from '#server/features/grants/grants-under-test.ts'
import { sendPaper } from '#server/features/letters/papers-under-test.ts'
import type { TestUser } from './make-user.ts'
import type { TestApp } from './test-app.ts'

export type Planted = {
  debtId: string
  /** ids by the path that takes them: '/api/goals' has that of /api/goals/{id} */
  things: Record<string, string>
  /** the path with the person's ids in it; a month is nobody's, and what there is no thing for gets the debt's id */
  fill: (path: string) => string
}

type Given = {
  served: TestApp
  banking: ReturnType<typeof fakeBanking>
  owner: TestUser
  /** stands in every text of theirs */
  word: string
}

type Added = { id?: string; paymentId?: string; spending?: Added; contribution?: Added; statement?: Added }

function planting({ owner }: Given) {
  const planted: Planted = {
    debtId: '',
    things: {},
    fill: (path) =>
      path.replaceAll(/\{\w+\}/g, (name, at: number) =>
        name === '{month}' ? '2026-11' : (planted.things[path.slice(0, at - 1)] ?? planted.debtId),
      ),
  }
  const add = async (path: string, body: object): Promise<string> => {
    const added = (await owner.requestOnce(randomUUID(), planted.fill(path), body)).body as Added
    const id = added.id ?? added.paymentId ?? (added.spending ?? added.contribution ?? added.statement)?.id
    if (id === undefined) throw new Error(`nothing was added at ${path}: ${JSON.stringify(added)}`)
    planted.things[path] = id
    return id
  }
  return { planted, add }
}

type Planting = ReturnType<typeof planting>

async function plantRecords({ add, planted }: Planting, word: string): Promise<void> {
  const debt = { name: `${word} Visa`, type: 'credit_card', balance: '500.00' }
  planted.debtId = await add('/api/debts', debt)
  await add('/api/debts/{id}/payments', { amount: '20.00', note: word })
  await add('/api/debts/{id}/statements', {
    balance: '500.00',
    minimum: '25.00',
    dueOn: '2026-11-30',
    interestRate: '0.2',
  })
  await add('/api/credit-scores', { score: 701, recordedAt: '2026-11-01' })
  const groupId = await add('/api/budget-groups', { name: `${word} Home` })
  await add('/api/budget-categories', { name: `${word} Food`, budgetAmount: '600', groupId })
  await add('/api/budget-categories/{id}/spending', { amount: '20.00', note: word })
  const categoryId = planted.things['/api/budget-categories']
  await add('/api/spending-rules', { merchant: `${word} Bakery`, categoryId })
  await add('/api/goals', { title: `${word} fund`, targetAmount: '1000' })
  await add('/api/goals/{id}/contributions', { amount: '20.00' })
  await add('/api/letter-cases', { kind: 'dispute', recipient: `${word} Collections`, subject: word })
}

async function plantBank({ served, banking, owner }: Given, { planted }: Planting): Promise<void> {
  const offered = banking.offer('public-ada')
  offered.events.push({ op: 'added', transaction: purchase() })
  planted.things['/api/banks'] = (await link(owner, 'public-ada')).id
  await served.app.parts.jobs.runDue()
  const [transaction] = await transactionsOf(owner)
  if (transaction === undefined) throw new Error('no transaction was fetched')
  planted.things['/api/bank-transactions'] = transaction.id
}

/** A gift that counts as received. */
async function plantGift({ served, owner, word }: Given, { planted }: Planting): Promise<void> {
  const gift = { amount: '50', isMonthly: false, showName: true, publicName: word }
  await owner.request('POST', '/api/foundation/donations', gift)
  const { rows } = await served.pool.query<{ id: string }>(
    `update donations set state = 'given' where user_id = $1 returning id`,
    [owner.id],
  )
  planted.things['/api/donations'] = rows[0]!.id
}

/** A file brought in, with a line. */
async function plantImport({ owner, word }: Given, { planted, add }: Planting): Promise<void> {
  const id = await add('/api/imports/transactions', {
    fileName: `${word}.csv`,
    format: 'csv',
    rows: [{ date: '2026-11-02', amount: '12.00', description: `${word} Deli` }],
  })
  planted.things['/api/imports'] = id
  const lines = (await owner.request('GET', `/api/imports/${id}/lines`)).body as Added[]
  planted.things['/api/imports/{id}/lines'] = lines[0]!.id!
}

/** An application with a file; whoever decides has paths of their own to it. */
async function plantGrant({ served, owner }: Given, { planted, add }: Planting): Promise<void> {
  const id = await add('/api/grants', {})
  const sent = await sendFile(served.app, { user: owner, id }, [smallPdf()])
  const documentId = (sent.body as { id: string }).id
  planted.things['/api/grants/{id}/documents'] = documentId
  planted.things['/api/admin/grants'] = id
  planted.things['/api/admin/grants/{id}/documents'] = documentId
}

/** A paper of the case that the records have. */
async function plantPaper({ served, owner }: Given, { planted }: Planting): Promise<void> {
  const id = planted.things['/api/letter-cases']!
  const sent = await sendPaper(served.app, { user: owner, id }, [smallPdf()])
  planted.things['/api/letter-cases/{id}/papers'] = (sent.body as { id: string }).id
}

/** Plants one of everything and answers its ids. The owner must have Premium. */
export async function plantEverything(given: Given): Promise<Planted> {
  const { served, owner, word } = given
  const ground = planting(given)
  const { planted } = ground
  await plantRecords(ground, word)
  await postTo(served.app)('/api/login', { email: owner.email, password: PASSWORD })
  planted.things['/api/account/sessions'] = await otherSession(owner)
  planted.things['/api/account/passkeys'] = await plantPasskey(served.app, owner.id)
  await ground.add('/api/account/tokens', { name: word, scopes: ['debts:read'], days: 90 })
  await plantBank(given, ground)
  await plantGift(given, ground)
  await plantImport(given, ground)
  await plantGrant(given, ground)
  await plantPaper(given, ground)
  const message = `${word}: how much do I owe?`
  const asked = await owner.request('POST', '/api/chat/debt-advisor', { message })
  planted.things['/api/conversations'] = (asked.body as { conversationId: string }).conversationId
  return planted
}
