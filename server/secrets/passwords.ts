/**
 * Passwords at rest: argon2id with 19 MiB, two passes, one lane (OWASP's first choice for it), as a PHC
 * string. A hash takes about 25 ms of one core, so at most two run at a time and the others wait in line.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const deriveKey = promisify(argon2)

const LANES = 1
const SALT_BYTES = 16
const KEY_BYTES = 32
const AT_A_TIME = 2

/** What one hash costs: memory in KiB, and how often all of it is filled. */
export type PasswordCost = { memoryKib: number; passes: number }

const REAL_COST: PasswordCost = { memoryKib: 19_456, passes: 2 }

export type Passwords = {
  /** a new hash of a password with a salt of its own, such as `$argon2id$v=19$m=19456,t=2,p=1$…$…` */
  hash(password: string): Promise<string>
  /** the hash of nobody's password, at the same cost: an unknown email takes as long as a known one */
  decoyHash: string
}

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

/** Makes hashes at what OWASP asks for; tests that ask for something else give a cost that takes no time. */
export function createPasswords({ memoryKib, passes }: PasswordCost = REAL_COST): Passwords {
  const text = (salt: Buffer, key: Buffer) =>
    `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${unpadded(salt)}$${unpadded(key)}`
  const cost = { memory: memoryKib, passes, parallelism: LANES, tagLength: KEY_BYTES }
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      return text(salt, await derive(password, salt, cost))
    },
    decoyHash: text(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES)),
  }
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
