import { expect, test } from 'vitest'
import { createPasswords, verifyPassword } from './passwords.ts'

const { hash: hashPassword, decoyHash } = createPasswords()

test('a hash names its algorithm and cost, and has a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword('quiet harbour'), hashPassword('quiet harbour')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(second).not.toBe(first)
  // What an unknown email costs is what a known one does.
  expect(decoyHash.split('$').slice(0, 4)).toEqual(first.split('$').slice(0, 4))
})

test('the right password fits and another does not', async () => {
  const hash = await hashPassword('quiet harbour')
  expect(await verifyPassword(hash, 'quiet harbour')).toBe(true)
  expect(await verifyPassword(hash, 'Quiet harbour')).toBe(false)
  expect(await verifyPassword(hash, '')).toBe(false)
})

test('a hash of the argon2 reference implementation is understood', async () => {
  // its test.c: "password", "somesalt", two passes, 64 MiB, one lane
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword(reference, 'password')).toBe(true)
  expect(await verifyPassword(reference, 'passwort')).toBe(false)
})

test('a hash of another kind fits nothing', async () => {
  expect(await verifyPassword('', 'password')).toBe(false)
  expect(await verifyPassword('$2b$12$abcdefghijklmnopqrstuv', 'password')).toBe(false)
})

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword('café crème')
  expect(await verifyPassword(hash, 'café crème'.normalize('NFD'))).toBe(true)
})

test('many at once all get their turn', async () => {
  const hashes = await Promise.all(Array.from({ length: 6 }, (_, index) => hashPassword(`password ${index}`)))
  expect(new Set(hashes).size).toBe(6)
  expect(await verifyPassword(hashes[5]!, 'password 5')).toBe(true)
})
