/** A line diff of two versions by their longest common subsequence. */

export type ChangedLine = { kind: 'gone' | 'new'; text: string }

/** A line without array indexes, so that an inserted block does not change the lines after it. */
const bare = (line: string) => line.replaceAll(/\.\d+(?=[.:])/g, '')

/** The length of the longest common subsequence from each pair of positions on. */
function commonFrom(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let a = before.length - 1; a >= 0; a -= 1)
    for (let b = after.length - 1; b >= 0; b -= 1)
      table[a]![b] =
        before[a] === after[b] ? table[a + 1]![b + 1]! + 1 : Math.max(table[a + 1]![b]!, table[a]![b + 1]!)
  return table
}

/** The removed and added lines in text order; empty when the versions are equal. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const [was, is] = [before.map(bare), after.map(bare)]
  const common = commonFrom(was, is)
  const changed: ChangedLine[] = []
  let a = 0
  let b = 0
  while (a < was.length || b < is.length) {
    if (a < was.length && b < is.length && was[a] === is[b]) {
      a += 1
      b += 1
    } else if (b >= is.length || (a < was.length && common[a + 1]![b]! >= common[a]![b + 1]!)) {
      changed.push({ kind: 'gone', text: before[a]! })
      a += 1
    } else {
      changed.push({ kind: 'new', text: after[b]! })
      b += 1
    }
  }
  return changed
}
