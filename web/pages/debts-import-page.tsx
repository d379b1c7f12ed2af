import { DebtsImport } from '#web/features/imports/debts-import.tsx'

export const meta = () => [{ title: 'Import debts, Jubilee' }]

export default function DebtsImportPage() {
  return <DebtsImport />
}
