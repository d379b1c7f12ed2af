/** Cases as the contract has them, each with its day, its rule and its papers. */
import type { CasePaper } from '#contracts/money/cases/case-papers.ts'
import type { LetterCase } from '#contracts/money/letters.ts'
import { caseDeadline } from '#engine/letters/case-deadlines.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { answerRuleOf } from '#server/rights/answer-days.ts'
import { listPaperRows } from './letters.queries.ts'
import type { PaperRow } from './letters.queries.ts'
import type { CaseRow } from './letters.table.ts'

type ReadParts = Pick<AppParts, 'db' | 'secrets'>

/** With its name opened, which the store keeps sealed. */
export const presentPaper = (
  { secrets }: Pick<AppParts, 'secrets'>,
  { kind, document }: PaperRow,
): CasePaper => ({
  id: document.id,
  kind,
  name: secrets.open(document.name, { userId: document.userId, itemId: document.id }),
  contentType: document.contentType as CasePaper['contentType'],
  sizeBytes: document.sizeBytes,
  addedAt: document.createdAt.toISOString(),
})

/** The papers of a person by the case they belong to. */
async function papersByCase(parts: ReadParts, userId: string): Promise<Map<string, CasePaper[]>> {
  const rows = Map.groupBy(await listPaperRows(parts.db, userId), ({ caseId }) => caseId)
  return new Map([...rows].map(([id, papers]) => [id, papers.map((row) => presentPaper(parts, row))]))
}

function withDay(row: CaseRow, papers: CasePaper[]): LetterCase {
  const answerRule = answerRuleOf(row.state)
  const { day, rule } = caseDeadline(row, answerRule)
  return {
    ...withIsoDates(row),
    dueOn: day?.dueOn ?? null,
    dueIs: day?.dueIs ?? null,
    rule: rule.words,
    ruleUrl: rule.url,
    selfHelpUrl: answerRule?.selfHelpUrl ?? null,
    feeWaiverUrl: answerRule?.feeWaiverUrl ?? null,
    papers,
  }
}

export async function presentCase(parts: ReadParts, row: CaseRow): Promise<LetterCase> {
  return withDay(row, (await papersByCase(parts, row.userId)).get(row.id) ?? [])
}

/** Later than any day. */
const NO_DAY = '9999-12-32'

const rank = ({ outcome, dueOn }: LetterCase) => (outcome === 'open' ? `0 ${dueOn ?? NO_DAY}` : '1')

/** A person's: open ones by the nearest day, then those without a day, then those that ended; else in the order of entry. */
export async function presentCases(parts: ReadParts, userId: string, rows: CaseRow[]): Promise<LetterCase[]> {
  const papers = await papersByCase(parts, userId)
  return rows
    .map((row) => withDay(row, papers.get(row.id) ?? []))
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}
