/** The one row of a statement that always has one: an insert, a count, an update of a row that is locked. */
export function onlyRow<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('a row that this transaction holds is gone')
  return row
}
