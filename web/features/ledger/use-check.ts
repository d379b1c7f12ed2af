/** Checks the ledger, or a file of it, in this browser: every hash, every link, every sum. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ledgerFiles, readLedger } from '#contracts/foundation/ledger.ts'
import { describeFault, notALedger } from '#engine/ledger/describe-fault.ts'
import { verifyFile } from '#engine/ledger/read-file.ts'
import type { LedgerTotals } from '#engine/ledger/totals.ts'
import { call } from '#web/api/call.ts'
import { request } from '#web/api/request.ts'
import { checkTexts } from './check-messages.ts'

const LARGEST_FILE_BYTES = 50 * 1024 * 1024

export type CheckState =
  | { is: 'idle' }
  | { is: 'running'; rows: number; ofRows: number }
  | { is: 'holds'; totals: LedgerTotals; lastHash: string; note: string | null; warning: string | null }
  | { is: 'fails'; words: string }
  /** there is no result */
  | { is: 'stopped'; words: string }

/** Compares a verified file with today's ledger, which must have the file's last row. */
async function compareWithToday(rows: number, lastHash: string) {
  if (rows === 0) return { note: null, warning: null }
  try {
    const { entries } = await call(readLedger, { query: { before: String(rows + 1) } })
    const [same] = entries
    const isOurs = same?.sequence === String(rows) && same.hash === lastHash
    return isOurs ? { note: checkTexts.isOurs, warning: null } : { note: null, warning: checkTexts.isNotOurs }
  } catch {
    return { note: null, warning: checkTexts.notCompared }
  }
}

/** Yields to the browser, so that it can paint and handle a press on "Stop". */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

type Source = { read: () => Promise<string>; unread: string; isOwnFile: boolean }

async function check(source: Source, report: (rows: number, ofRows: number) => void): Promise<CheckState> {
  let text: string
  try {
    text = await source.read()
  } catch {
    return { is: 'stopped', words: source.unread }
  }
  const ofRows = Math.max(text.split('\n').length - 3, 1)
  const verdict = await verifyFile(text, digest, async (rows) => {
    report(rows, ofRows)
    await yieldToBrowser()
  })
  if (!verdict.isOk)
    return {
      is: 'fails',
      words: verdict.fault === 'not_a_ledger' ? notALedger() : describeFault(verdict.fault),
    }
  const { totals, lastHash } = verdict
  const compared = source.isOwnFile
    ? await compareWithToday(totals.entries, lastHash)
    : { note: null, warning: null }
  return { is: 'holds', totals, lastHash, ...compared }
}

/** The state of the check, and functions to start and stop one. A new check ends the previous one. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(async (source: Source) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    if (!canDigest()) return setState({ is: 'stopped', words: checkTexts.noCrypto })
    setState({ is: 'running', rows: 0, ofRows: 1 })
    const report = (rows: number, ofRows: number) => {
      signal.throwIfAborted()
      setState({ is: 'running', rows, ofRows })
    }
    try {
      const found = await check(source, report)
      if (!signal.aborted) setState(found)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }, [])

  return {
    state,
    checkWhole: () =>
      start({
        read: async () => (await request('GET', ledgerFiles.json)).text(),
        unread: checkTexts.failed,
        isOwnFile: false,
      }),
    checkFile: (file: File) => {
      if (file.size > LARGEST_FILE_BYTES) return setState({ is: 'stopped', words: checkTexts.tooLarge })
      return start({ read: () => file.text(), unread: checkTexts.unreadable, isOwnFile: true })
    },
    stop: () => {
      running.current?.abort()
      setState({ is: 'stopped', words: checkTexts.stopped })
    },
  }
}

/** True where the browser offers Web Crypto: on secure pages only. */
function canDigest(): boolean {
  return typeof globalThis.crypto?.subtle?.digest === 'function'
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
