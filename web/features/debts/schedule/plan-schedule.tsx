import { useMemo } from 'react'
import { Download, Printer } from 'lucide-react'
import { saveFile } from '#web/api/files/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import type { DebtPlan } from '../plan/plan-view.ts'
import { ExtraKey } from './extra-mark.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { scheduleTexts } from './schedule-messages.ts'
import { scheduleCsv, scheduleDebts, scheduleRows } from './schedule-rows.ts'
import { ScheduleTable } from './schedule-table.tsx'

/** The plan month by month, to the cent, and as a file. The printer has its own (schedule-print.tsx). */
export function PlanSchedule({ plan }: { plan: DebtPlan }) {
  const rows = useMemo(() => scheduleRows(plan), [plan])
  const columns = useMemo(() => scheduleDebts(plan), [plan])
  const isPhone = matchMedia('(width < 40rem)').matches
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="small" onClick={() => download(plan)}>
            <Download size={16} aria-hidden="true" /> {scheduleTexts.csv}
          </Button>
          <Button variant="quiet" size="small" onClick={() => print()}>
            <Printer size={16} aria-hidden="true" /> {scheduleTexts.print}
          </Button>
        </div>
        {!isPhone && columns.length > 1 && <ExtraKey />}
      </div>
      {isPhone ? <ScheduleList rows={rows} /> : <ScheduleTable columns={columns} rows={rows} />}
    </div>
  )
}

function download(plan: DebtPlan): void {
  // The byte order mark lets spreadsheets read the file as UTF-8.
  const file = new Blob(['\uFEFF', scheduleCsv(plan)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, scheduleTexts.file(plan.settings.order, plan.today))
}
