import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { migrate } from './migrate.ts'

async function query(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

test('processes that start at the same time migrate once, and a later start changes nothing', async () => {
  const database = await createTestDatabase()
  const clusterUrl = inject('clusterUrl')
  const name = new URL(database.url).pathname.slice(1)
  const empty = `${name}_empty`
  await query(clusterUrl, `create database ${empty}`)
  const url = database.url.replace(name, empty)
  await Promise.all([migrate(url, 'sandbox'), migrate(url, 'sandbox'), migrate(url, 'sandbox')])
  const count = async () =>
    (await query(url, 'select count(*)::int as n from drizzle.__drizzle_migrations'))[0]?.['n']
  const first = await count()
  await migrate(url, 'sandbox')
  expect(await count()).toBe(first)
  const columns = (of: string) =>
    query(
      of,
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    )
  expect(await columns(url)).toEqual(await columns(database.url))
  await query(clusterUrl, `drop database ${empty} with (force)`)
  await database.drop()
})

/** A purchase may come before its account: there the owner may be missing, and cannot lead. */
const boughtByGuests = ['billing_checkouts', 'billing_plans', 'donations']

test('every table that a person owns has the owner as its first column', async () => {
  const database = await createTestDatabase()
  const rows = await query(
    database.url,
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' and ordinal_position <> 1
     order by table_name`,
  )
  expect(rows).toEqual(boughtByGuests.map((table_name) => ({ table_name })))
  await database.drop()
})
