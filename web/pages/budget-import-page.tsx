import { TransactionsImport } from '#web/features/imports/transactions-import.tsx'

export const meta = () => [{ title: 'Import transactions, Jubilee' }]

export default function BudgetImportPage() {
  return <TransactionsImport />
}
