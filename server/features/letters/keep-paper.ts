/** Keeps a paper with a case, and takes one away. */
import { MAX_PAPERS, MAX_PAPERS_BYTES, MAX_PAPER_BYTES } from '#contracts/money/cases/case-papers.ts'
import type { CasePaper } from '#contracts/money/cases/case-papers.ts'
import type { Executor } from '#server/db/executor.ts'
import { deleteDocument } from '#server/documents/documents.queries.ts'
import type { DocumentKey } from '#server/documents/documents.queries.ts'
import { keepSentDocument } from '#server/documents/keep-sent-document.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { attachPaper, findCase, listPaperRows } from './letters.queries.ts'
import type { CaseKey } from './letters.queries.ts'
import { presentPaper } from './present-case.ts'
import { missingCase, missingPaper, papersTooLarge, tooManyPapers } from './refusals.ts'

type SentPaper = {
  kind: CasePaper['kind']
  name: string
  contentType: string
  bytes: AsyncIterable<Buffer>
}

/** Throws 404 without the case, 422 and 413 where there are too many already; `moreBytes` is what would be added. */
async function checkRoom(db: Executor, key: CaseKey, moreBytes: number): Promise<void> {
  if ((await findCase(db, key)) === undefined) throw missingCase()
  const kept = await listPaperRows(db, key.userId)
  if (kept.filter(({ caseId }) => caseId === key.caseId).length >= MAX_PAPERS) throw tooManyPapers()
  const bytes = kept.reduce((sum, { document }) => sum + document.sizeBytes, moreBytes)
  if (bytes > MAX_PAPERS_BYTES) throw papersTooLarge()
}

/** The paper is kept whole and belongs to the case, or nothing of it is kept. */
export async function addPaper(
  parts: Pick<AppParts, 'db' | 'clock' | 'secrets'>,
  key: CaseKey,
  paper: SentPaper,
): Promise<CasePaper> {
  const { kind } = paper
  await checkRoom(parts.db, key, 0)
  const file = { ...paper, ownerId: key.userId, kind: 'case', limitBytes: MAX_PAPER_BYTES }
  return keepSentDocument(parts, file, ({ id, sizeBytes }) =>
    parts.db.transaction(async (tx) => {
      // Of many papers at the same moment, each counts those before it.
      await lockOwner(tx, key.userId)
      await checkRoom(tx, key, sizeBytes)
      await attachPaper(tx, { ...key, documentId: id, kind })
      const added = (await listPaperRows(tx, key.userId)).find(({ document }) => document.id === id)
      if (added === undefined) throw missingPaper()
      return presentPaper(parts, added)
    }),
  )
}

/** Throws 404 for a paper that does not belong to this case. */
export async function requirePaper(db: Executor, key: CaseKey, paperId: string): Promise<DocumentKey> {
  const papers = await listPaperRows(db, key.userId)
  const found = papers.some(({ caseId, document }) => caseId === key.caseId && document.id === paperId)
  if (!found) throw missingPaper()
  return { ownerId: key.userId, id: paperId }
}

/** Throws 404 for a paper that does not belong to this case. */
export async function removePaper(db: Executor, key: CaseKey, paperId: string): Promise<void> {
  await deleteDocument(db, await requirePaper(db, key, paperId))
}
