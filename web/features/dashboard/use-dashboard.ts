import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from './dashboard-query.ts'

/** Everything the dashboard shows, in one answer. */
export function useDashboard() {
  return useQuery(dashboardQuery)
}
