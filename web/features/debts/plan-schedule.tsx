import { Download, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ScheduleList, ScheduleTable } from './schedule-list.tsx'
import { scheduleCsv, scheduleRows } from './schedule-rows.ts'
import type { DebtPlan } from './plan-view.ts'

/** The plan month by month, to the cent; as a file and on paper too. */
export function PlanSchedule({ plan }: { plan: DebtPlan }) {
  const rows = useMemo(() => scheduleRows(plan), [plan])
  const isPhone = matchMedia('(width < 40rem)').matches
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" size="small" onClick={() => download(plan)}>
          <Download size={16} aria-hidden="true" /> Download CSV
        </Button>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" /> Print
        </Button>
      </div>
      {isPhone ? <ScheduleList rows={rows} /> : <ScheduleTable rows={rows} />}
    </div>
  )
}

function download(plan: DebtPlan): void {
  // The mark in front tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', scheduleCsv(plan)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `debt-plan-${plan.settings.order}-${plan.today}.csv`)
}
