/**
 * Passwords at rest: argon2id with 19 MiB, two passes, one lane (OWASP's first choice for it), as a PHC
 * string. A hash takes about 25 ms of one core, so at most two run at a time and the others wait in line.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const KEY_BYTES = 32
const AT_A_TIME = 2

type Cost = { memory: number; passes: number; parallelism: number }

const waiting: (() => void)[] = []
let running = 0

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => void waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function derive(password: string, salt: Buffer, cost: Cost & { tagLength: number }): Promise<Buffer> {
  // The same characters typed on two keyboards may come composed or not: one form for both.
  return inTurn(() => deriveKey('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...cost }))
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The hash of nobody's password, at the same cost: an unknown e-mail takes as long as a known one. */
export const DECOY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(Buffer.alloc(SALT_BYTES))}$${unpadded(Buffer.alloc(KEY_BYTES))}`

/** A new hash of `password` with a salt of its own, such as `$argon2id$v=19$m=19456,t=2,p=1$…$…`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: KEY_BYTES }
  const key = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(key)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether `password` belongs to `hash`, compared in constant time; false for a hash of another kind. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = phc.exec(hash)
  if (parts === null) return false
  const [, memory, passes, parallelism, salt, key] = parts
  const expected = Buffer.from(key!, 'base64')
  const actual = await derive(password, Buffer.from(salt!, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}
