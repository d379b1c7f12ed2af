/**
 * Exports of tools that are known by the names of their columns, for what a column's name alone does not say: whether
 * money spent has a minus, and which column names the other party. The formats are described beside their samples in
 * web/features/imports/samples.
 * Example: a header with 'parent category' and 'account mask' is Copilot's, which writes money spent without a minus.
 */

type KnownExport = {
  /** names as `plainName` writes them; a header with all of them is of this tool */
  has: readonly string[]
  spentIsMinus: boolean
  /** the column that says who it was, where another one has a likelier name */
  description?: string
}

const knownExports: readonly KnownExport[] = [
  // budget apps
  { has: ['merchant', 'original statement', 'amount'], spentIsMinus: true },
  { has: ['name', 'parent category', 'account mask'], spentIsMinus: false },
  {
    has: ['original date', 'institution name', 'custom name'],
    spentIsMinus: false,
    description: 'custom name',
  },
  { has: ['scheduled', 'split', 'payee'], spentIsMinus: true },
  { has: ['account', 'payee', 'split amount'], spentIsMinus: true },
  { has: ['account name', 'name', 'tags', 'currency'], spentIsMinus: false },
  { has: ['posted on', 'payee', 'usage'], spentIsMinus: true },
  // money senders
  { has: ['name', 'gross', 'net'], spentIsMinus: true, description: 'name' },
  { has: ['datetime', 'from', 'to', 'amount total'], spentIsMinus: true },
  { has: ['name of sender receiver', 'net amount'], spentIsMinus: true },
  // banks
  { has: ['card member', 'account #'], spentIsMinus: false },
  { has: ['extended details', 'appears on your statement as'], spentIsMinus: false },
  { has: ['clearing date', 'merchant', 'amount usd'], spentIsMinus: false },
  { has: ['post date', 'type', 'memo'], spentIsMinus: true },
  { has: ['details', 'posting date', 'check or slip #'], spentIsMinus: true },
]

/** The tool that writes these names of columns; null for any other. */
export function knownExport(names: readonly string[]): KnownExport | null {
  return knownExports.find(({ has }) => has.every((name) => names.includes(name))) ?? null
}
