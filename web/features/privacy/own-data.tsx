import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'

/** One's data as a file: out, and into an empty account. */
export function OwnData() {
  return (
    <>
      <ExportCard />
      <ImportCard />
    </>
  )
}
