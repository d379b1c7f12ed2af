/** A change in points with its sign: '+14', '-3', '0'. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}
