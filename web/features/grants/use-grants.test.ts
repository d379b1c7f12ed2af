import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { listApplications, type GrantApplication } from '#contracts/foundation/grants.ts'
import { readOf } from '#web/api/read.ts'
import { cacheApplication } from './use-grants.ts'

const { queryKey } = readOf(listApplications)
const application = (version: number) => ({ id: 'a', version }) as GrantApplication

it('keeps what a write answered when a reading from before it comes later', async () => {
  const client = new QueryClient()
  const readings: ((answer: GrantApplication[]) => void)[] = []
  const queryFn = () => new Promise<GrantApplication[]>((answer) => readings.push(answer))
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await expect.poll(() => readings.length).toBe(1)
  cacheApplication(client, application(2))
  await expect.poll(() => readings.length).toBe(2)
  readings[0]!([application(1)])
  await Promise.resolve()
  expect(client.getQueryData(queryKey)).toEqual([application(2)])
  readings[1]!([application(3)])
  await expect.poll(() => client.getQueryData(queryKey)).toEqual([application(3)])
  stop()
})
