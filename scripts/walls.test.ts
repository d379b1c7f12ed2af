/**
 * The walls between the folders are lint rules, and a rule that matches nothing says nothing. So forbidden
 * imports are planted in a temporary tree under the same configuration, and lint has to refuse each of them.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
const diagnostics = z.object({
  diagnostics: z.array(z.object({ message: z.string(), filename: z.string(), help: z.optional(z.string()) })),
})

type Planted = { name: string; file: string; code: string; message?: string }

const importing = (specifier: string) => `import { a } from '${specifier}'\n\nexport const b = a\n`

const forbidden: Planted[] = [
  {
    name: 'engine importing Node',
    file: 'engine/debts/a1.ts',
    code: importing('node:fs'),
    message: 'engine imports nothing.',
  },
  {
    name: 'engine importing a library',
    file: 'engine/debts/a2.ts',
    code: importing('zod/mini'),
    message: 'engine imports nothing.',
  },
  {
    name: 'engine importing contracts',
    file: 'engine/debts/a3.ts',
    code: importing('#contracts/money/debts.ts'),
    message: 'engine imports nothing.',
  },
  {
    name: 'engine importing contracts by path',
    file: 'engine/debts/a4.ts',
    code: importing('../../contracts/debts.ts'),
    message: 'engine imports nothing.',
  },
  {
    name: 'engine reading the clock',
    file: 'engine/debts/a5.ts',
    code: 'export const b = new Date()\n',
    message: 'The engine has no clock: the caller passes today.',
  },
  {
    name: 'engine drawing lots',
    file: 'engine/debts/a6.ts',
    code: 'export const b = Math.random()\n',
    message: 'The engine is deterministic.',
  },
  {
    name: 'engine reading the environment',
    file: 'engine/money/a7.ts',
    code: 'export const b = process.env\n',
    message: 'The engine has no environment.',
  },
  {
    name: 'engine calling out',
    file: 'engine/money/a8.ts',
    code: "export const b = fetch('/')\n",
    message: 'The engine does no I/O.',
  },
  {
    name: 'contracts importing server',
    file: 'contracts/b1.ts',
    code: importing('#server/errors.ts'),
    message: 'contracts import engine and zod only.',
  },
  {
    name: 'contracts importing web by path',
    file: 'contracts/b2.ts',
    code: importing('../web/paths.ts'),
    message: 'contracts import engine and zod only.',
  },
  {
    name: 'contracts importing a library',
    file: 'contracts/b3.ts',
    code: importing('fastify'),
    message: 'contracts import engine and zod only.',
  },
  {
    name: 'server importing web',
    file: 'server/http/c1.ts',
    code: importing('#web/paths.ts'),
    message: 'server does not import web.',
  },
  {
    name: 'server importing web by path',
    file: 'server/http/c2.ts',
    code: importing('../../web/paths.ts'),
    message: 'server does not import web.',
  },
  {
    name: 'server importing React',
    file: 'server/http/c3.ts',
    code: importing('react'),
    message: 'server does not import web.',
  },
  {
    name: 'a server feature importing web',
    file: 'server/features/debts/c4.ts',
    code: importing('#web/paths.ts'),
    message: 'server does not import web.',
  },
  {
    name: "a server feature importing another's routes",
    file: 'server/features/debts/c5.ts',
    code: importing('#server/features/account/account.routes.ts'),
    message: 'Of another feature, import only its queries, tables and facts.',
  },
  {
    name: "a room of a server feature importing another feature's routes",
    file: 'server/features/debts/list/c8.ts',
    code: importing('#server/features/account/account.routes.ts'),
    message: 'Of another feature, import only its queries, tables and facts.',
  },
  {
    name: "a room of a server feature importing another feature's routes by path",
    file: 'server/features/debts/list/c9.ts',
    code: importing('../../account/account.routes.ts'),
    message: 'Of another feature, import only its queries, tables and facts.',
  },
  {
    name: "a server feature importing another's routes by path",
    file: 'server/features/debts/c6.ts',
    code: importing('../account/account.routes.ts'),
    message: 'Of another feature, import only its queries, tables and facts.',
  },
  {
    name: 'a server feature taking the day in UTC',
    file: 'server/features/debts/c7.ts',
    code: importing('#server/sandbox/utc-day.ts'),
    message: "A day has a place: use the person's, the office's or the ledger's day.",
  },
  {
    name: 'web importing server',
    file: 'web/pages/d1.tsx',
    code: importing('#server/errors.ts'),
    message: 'web does not import server or Node.',
  },
  {
    name: 'web importing Node',
    file: 'web/api/d2.ts',
    code: importing('node:fs'),
    message: 'web does not import server or Node.',
  },
  {
    name: 'web importing server by path',
    file: 'web/api/d3.ts',
    code: importing('../../server/errors.ts'),
    message: 'web does not import server or Node.',
  },
  {
    name: 'a web feature importing server',
    file: 'web/features/debts/d4.ts',
    code: importing('#server/errors.ts'),
    message: 'web does not import server or Node.',
  },
  {
    name: 'a web feature importing another feature',
    file: 'web/features/debts/d5.ts',
    code: importing('#web/features/account/use-user.ts'),
    message: 'A feature imports ui, api and its own folder, never another feature, a page or the layout.',
  },
  {
    name: 'a web feature importing another feature by path',
    file: 'web/features/debts/d6.ts',
    code: importing('../account/use-user.ts'),
    message: 'A feature imports ui, api and its own folder, never another feature, a page or the layout.',
  },
  {
    name: 'a room of a web feature importing another feature by path',
    file: 'web/features/account/security/d9.ts',
    code: importing('../../debts/debt-form.ts'),
    message: 'A feature imports ui, api and its own folder, never another feature, a page or the layout.',
  },
  {
    name: 'a web feature importing a page',
    file: 'web/features/debts/d7.ts',
    code: importing('#web/pages/sign-in/login-page.tsx'),
    message: 'A feature imports ui, api and its own folder, never another feature, a page or the layout.',
  },
  {
    name: 'a form of its own in a feature',
    file: 'web/features/debts/d8.tsx',
    code: 'export const b = <form />\n',
    message: 'A form is drawn by web/forms.',
  },
  {
    name: 'a form importing a feature',
    file: 'web/forms/e0.ts',
    code: importing('#web/features/debts/use-debts.ts'),
    message: 'A form knows ui and api, and no feature.',
  },
  {
    name: 'ui importing forms',
    file: 'web/ui/e4.ts',
    code: importing('#web/forms/use-form.ts'),
    message: 'ui knows nothing of finance.',
  },
  {
    name: 'ui importing contracts',
    file: 'web/ui/e1.ts',
    code: importing('#contracts/money/debts.ts'),
    message: 'ui knows nothing of finance.',
  },
  {
    name: 'ui importing the debt engine',
    file: 'web/ui/e2.ts',
    code: importing('#engine/debts/payoff/payoff.ts'),
    message: 'ui knows nothing of finance.',
  },
  {
    name: 'ui importing a feature',
    file: 'web/ui/e3.ts',
    code: importing('#web/features/debts/use-create-debt.ts'),
    message: 'ui knows nothing of finance.',
  },
]

const allowed: Planted[] = [
  { name: 'engine importing engine', file: 'engine/debts/y1.ts', code: importing('#engine/money/cents.ts') },
  { name: 'engine importing a neighbour', file: 'engine/debts/y2.ts', code: importing('./debt.ts') },
  { name: 'contracts importing engine', file: 'contracts/y3.ts', code: importing('#engine/debts/debt.ts') },
  { name: 'contracts importing zod', file: 'contracts/y4.ts', code: importing('zod/mini') },
  {
    name: 'a server feature importing contracts',
    file: 'server/features/debts/y5.ts',
    code: importing('#contracts/money/debts.ts'),
  },
  {
    name: 'a room of a server feature importing another room of its own',
    file: 'server/features/debts/list/y9.ts',
    code: importing('../payment/record-payment.ts'),
  },
  {
    name: "a server feature importing another's table",
    file: 'server/features/debts/y6.ts',
    code: importing('#server/features/account/account.table.ts'),
  },
  {
    name: 'a web feature importing ui',
    file: 'web/features/debts/y7.ts',
    code: importing('#web/ui/button.tsx'),
  },
  {
    name: 'a room of a web feature importing its feature',
    file: 'web/features/account/security/y11.ts',
    code: importing('../use-user.ts'),
  },
  {
    name: 'a web feature importing forms',
    file: 'web/features/debts/y9.ts',
    code: importing('#web/forms/use-form.ts'),
  },
  { name: 'a form in web/forms', file: 'web/forms/y10.tsx', code: 'export const b = <form />\n' },
  {
    name: 'a page importing a feature',
    file: 'web/pages/y8.tsx',
    code: importing('#web/features/debts/use-create-debt.ts'),
  },
]

let directory = ''
const messages = new Map<string, string>()

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'jubilee-walls-'))
  copyFileSync(join(root, '.oxlintrc.json'), join(directory, '.oxlintrc.json'))
  for (const { file, code } of [...forbidden, ...allowed]) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), code)
  }
  const lint = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: directory,
    encoding: 'utf8',
  })
  for (const { filename, message, help } of diagnostics.parse(JSON.parse(lint.stdout)).diagnostics) {
    messages.set(filename, `${messages.get(filename) ?? ''}${message} ${help ?? ''}\n`)
  }
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('lint refuses', () => {
  it.each(forbidden)('$name', ({ file, message }) => {
    expect(messages.get(file) ?? 'nothing said').toContain(message)
  })
})

describe('lint lets pass', () => {
  it.each(allowed)('$name', ({ file }) => {
    expect(messages.get(file)).toBeUndefined()
  })
})
