/** What is well and what is not, in words, from what was measured. */
import type { Env } from '#server/env.ts'
import type { Diagnosis } from './diagnosis.ts'
import type { Applied } from './read-applied.ts'

/** the oldest that the app was tried on, and the one that it is tested on */
const OLDEST_MAJOR = 15
const TESTED_MAJOR = 18
/** codes of a phone are good for 30 s, and signatures of webhooks for minutes */
const MOST_APART_MS = 2_000
const LEAST_FREE = 0.1
const GIGABYTE = 1_000_000_000
/** due jobs are looked for each second */
const LONGEST_WAIT_SECONDS = 300

/** `number` is the server's own: 180004 for 18.4. */
export function versionFinding({ version, number }: { version: string; number: number }): Diagnosis {
  const major = Math.floor(number / 10_000)
  const about = 'database'
  if (major < OLDEST_MAJOR)
    return { about, state: 'missing', says: `PostgreSQL ${version} is too old: take ${TESTED_MAJOR}.` }
  if (major < TESTED_MAJOR)
    return {
      about,
      state: 'note',
      says: `PostgreSQL ${version} answers; the app is tested on ${TESTED_MAJOR}.`,
    }
  return { about, state: 'works', says: `PostgreSQL ${version} answers.` }
}

export function migrationsFinding({ isEmpty, applied, known }: Applied): Diagnosis {
  const about = 'migrations'
  if (isEmpty)
    return { about, state: 'note', says: 'the database is empty: the first start makes its tables.' }
  if (applied > known) {
    const says = `the database has seen ${applied} and this program knows ${known}: it is of an older version.`
    return { about, state: 'missing', says }
  }
  if (applied < known)
    return { about, state: 'note', says: `${known - applied} of ${known} wait: the next start runs them.` }
  return { about, state: 'works', says: `all ${known} have run.` }
}

/** All in milliseconds: the database's time, and when it was asked and answered by this machine's. */
export function clockFinding(
  ofDatabase: number,
  { asked, answered }: { asked: number; answered: number },
): Diagnosis {
  const apart = Math.max(asked - ofDatabase, ofDatabase - answered, 0)
  const about = 'clocks'
  if (apart <= MOST_APART_MS)
    return { about, state: 'works', says: 'the database has the same time as this machine.' }
  const where = ofDatabase > answered ? 'ahead of' : 'behind'
  const says = `the database is ${Math.round(apart / 1000)} seconds ${where} this machine: let both follow a time server.`
  return { about, state: 'missing', says }
}

export function diskFinding({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Diagnosis {
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} of ${(totalBytes / GIGABYTE).toFixed(1)} GB are free`
  if (freeBytes >= totalBytes * LEAST_FREE) return { about: 'disk', state: 'works', says: `${free}.` }
  return { about: 'disk', state: 'missing', says: `only ${free}: the database stops when it is full.` }
}

/** Jobs that are due and wait are a fault anywhere: no process runs them. */
export function waitingFinding(
  { oldestDueSeconds, failed }: { oldestDueSeconds: number | null; failed: number },
  role: Env['role'],
): Diagnosis {
  const about = 'jobs'
  if ((oldestDueSeconds ?? 0) > LONGEST_WAIT_SECONDS) {
    const minutes = Math.round((oldestDueSeconds ?? 0) / 60)
    const hint = role === 'web' ? 'start one with JUBILEE_ROLE=worker' : 'is one with JUBILEE_ROLE=worker up?'
    return {
      about,
      state: 'missing',
      says: `one has waited ${minutes} minutes and no process runs it: ${hint}.`,
    }
  }
  if (failed > 0) return { about, state: 'note', says: `${failed} failed for good: look at /admin/jobs.` }
  return { about, state: 'works', says: 'none that is due waits.' }
}
