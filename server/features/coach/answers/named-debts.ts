import type { OwnDebt } from '#server/features/facts/records.queries.ts'
import type { Asked } from './draw.ts'

/** Debts that are named in a message, in the order of the records. */
export const namedDebts = ({ records, slots }: Asked): OwnDebt[] =>
  records.debts.filter(({ debt }) => slots.debtIds.includes(debt.id))
