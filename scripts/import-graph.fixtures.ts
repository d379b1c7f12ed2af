/** Which of the project's files import which, types counted, and the circles they or their folders form. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

/** Two files, relative to the root; or two folders with one import between them that shows it. */
export type Arrow = { from: string; to: string; because?: string }

/** What a module names in its imports and exports, in the order of the text. */
export function specifiers(text: string): string[] {
  return [...text.matchAll(/(?:from|import\(|import) ?'([^'\n]+)'/g)].map((match) => match[1] ?? '')
}

/** The file that a specifier of `file` means; null for a package. */
function fileOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return specifier.startsWith('#') ? specifier.slice(1) : null
}

/** Every import of one of our files by one of `files`, which are relative to `root`. */
export function importsOf(root: string, files: readonly string[]): Arrow[] {
  return files.flatMap((from) =>
    specifiers(readFileSync(join(root, from), 'utf8')).flatMap((specifier) => {
      const to = fileOf(from, specifier)
      return to === null ? [] : [{ from, to }]
    }),
  )
}

/** The imports between rooms; `roomOf` says in which a file stands, or null for one that is left out. */
export function betweenRooms(imports: readonly Arrow[], roomOf: (file: string) => string | null): Arrow[] {
  return imports.flatMap(({ from, to }) => {
    const [a, b] = [roomOf(from), roomOf(to)]
    return a === null || b === null || a === b ? [] : [{ from: a, to: b, because: `${from} imports ${to}` }]
  })
}

/** The sets of names that all reach each other, by Tarjan's algorithm; names on no circle are in none. */
function knots(arrows: Map<string, Arrow[]>): Set<string>[] {
  const found: Set<string>[] = []
  const seen = new Map<string, number>()
  const path: string[] = []
  function visit(name: string): number {
    const depth = seen.size
    seen.set(name, depth)
    path.push(name)
    let lowest = depth
    for (const { to } of arrows.get(name) ?? [])
      lowest = Math.min(lowest, seen.has(to) ? (path.includes(to) ? seen.get(to)! : lowest) : visit(to))
    if (lowest === depth) found.push(new Set(path.splice(path.indexOf(name))))
    return lowest
  }
  for (const name of arrows.keys()) if (!seen.has(name)) visit(name)
  return found.filter((names) => names.size > 1)
}

/** The fewest arrows that lead from a name back to it. */
function shortestRound(start: string, arrows: Map<string, Arrow[]>): Arrow[] {
  const ways: Arrow[][] = (arrows.get(start) ?? []).map((arrow) => [arrow])
  const seen = new Set<string>()
  for (const way of ways) {
    const { to = start } = way.at(-1) ?? {}
    if (to === start) return way
    if (seen.has(to)) continue
    seen.add(to)
    for (const next of arrows.get(to) ?? []) ways.push([...way, next])
  }
  return []
}

/** One circle of each knot, spelled out: 'a → b (x.ts imports y.ts), b → a (…); 5 are in this knot'. */
export function circles(arrows: readonly Arrow[]): string[] {
  const from = Map.groupBy(arrows, (arrow) => arrow.from)
  return knots(from).map((names) => {
    const rounds = [...names].map((name) => shortestRound(name, from)).filter((round) => round.length > 0)
    const [round = []] = rounds.toSorted((a, b) => a.length - b.length)
    const spelled = round.map(
      (arrow) => `${arrow.from} → ${arrow.to}${arrow.because ? ` (${arrow.because})` : ''}`,
    )
    return `${spelled.join(', ')}; ${names.size} are in this knot`
  })
}
