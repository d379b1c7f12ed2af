import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderProblem, preparePlaces } from './places.ts'
import { canReach, chooseSystemUser } from './run-as.ts'

async function inTemporary(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jubilee-places-'))
  try {
    await run(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the folders are made, closed to others, and open to the user that runs the server', async () => {
  await inTemporary(async (folder) => {
    const user = chooseSystemUser()
    const places = await preparePlaces(folder, user)
    expect(places.socketFolder).toBe(join(folder, 'socket'))
    expect(statSync(places.socketFolder).mode & 0o777).toBe(0o700)
    expect(statSync(places.root).mode & 0o077).toBe(user === null ? 0 : 0o011)
    expect(canReach(user, '-w', places.socketFolder)).toBe(true)
  })
})

test('a path too long for a socket moves the socket, to the same place each time', async () => {
  await inTemporary(async (folder) => {
    const deep = join(folder, 'x'.repeat(90))
    // The folder above is closed to the server's user when root runs this, which is not what is asked here.
    const { socketFolder } = await preparePlaces(deep, null)
    expect(socketFolder).toMatch(/^\/tmp\/jubilee-[0-9a-f]{16}$/)
    expect((await preparePlaces(deep, null)).socketFolder).toBe(socketFolder)
    rmSync(socketFolder, { recursive: true })
  })
})

test('a folder the server cannot enter is named, with what to do; a person who runs it alone can enter', async () => {
  await inTemporary(async (folder) => {
    const inClosed = join(folder, 'data')
    const user = chooseSystemUser()
    const outcome = await preparePlaces(inClosed, user).then(
      ({ root }) => root,
      (error: Error) => error.message,
    )
    // mkdtemp closes its folder to everybody but its maker: to the server's user where root runs this.
    expect(outcome).toContain(user === null ? inClosed : `cannot enter ${inClosed}`)
  })
})

test('a data folder that is a file, or in one, is said as such; nothing is left of the try to write', async () => {
  await inTemporary(async (folder) => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'data')])
      await expect(preparePlaces(path, null)).rejects.toThrow(`JUBILEE_DATA, ${path}, is a file`)
    await preparePlaces(join(folder, 'data'), null)
    expect(readdirSync(join(folder, 'data'))).toEqual(['socket'])
  })
})

test.each([
  ['EROFS', 'can only be read'],
  ['EACCES', 'may not be written to by this user'],
  ['ENOSPC', 'is full'],
])('what the disk refuses with %s is said in words', (code, words) => {
  expect(folderProblem('/srv/data', Object.assign(new Error('no'), { code }))).toContain(words)
})
