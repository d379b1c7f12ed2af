/** Which modules of the browser's build stand in one file, so that a screen opens with a handful of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

type ModuleGraph = {
  getModuleInfo: (id: string) => { importedIds: string[]; importers: string[] } | null
}

const inWeb = (...files: string[]) => files.map((file) => join(root, 'web', file))
const pages = (...names: string[]) => inWeb(...names.map((name) => `pages/${name}-page.tsx`))

function screenOf(name: string): string {
  return join(root, `web/pages/screens/${name}-content.tsx`)
}

const [start = ''] = inWeb('entry.client.tsx')
const everyPage = [start, ...inWeb('root.tsx')]
const openPages = [
  ...inWeb('layout/public-layout.tsx'),
  ...pages('open/landing', 'open/pricing', 'open/privacy', 'open/terms', 'article'),
]
const signInPages = pages(
  'sign-in/login',
  'sign-in/forgot-password',
  'sign-in/reset-password',
  'sign-in/verify-email',
  'open/welcome',
)
/** What most visits open. */
const screenNames = ['dashboard', 'debt-tracker', 'budgeting', 'goals', 'credit-monitor', 'education']
/** Each has a file of its own, beside what it shares with the others. */
const screens = screenNames.map(screenOf)
/** Both draw the plan. */
const planScreens = ['dashboard', 'debt-tracker'].map(screenOf)
/** Their routes are so light that every screen has them all. */
const gate = [...inWeb('layout/app-shell.tsx', 'layout/route-frame.tsx'), ...pages(...screenNames)]
const ui = join(root, 'web/ui/')

const lucide = join(root, 'node_modules/lucide-react/dist/esm')
const lucideIndex = join(lucide, 'lucide-react.mjs')

/** The file of each icon by the name that the package exports it under. */
const iconFiles = new Map(
  [...readFileSync(lucideIndex, 'utf8').matchAll(/export \{ ([^}]+) \} from '\.\/(icons\/[^']+)'/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), join(lucide, file)] as const),
  ),
)

/** The icons that a module draws: its package's index would name all of them. */
function iconsOf(id: string): string[] {
  const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(id, 'utf8')) ?? []
  return names.split(',').flatMap((name) => iconFiles.get(name.trim().split(' as ')[0] ?? '') ?? [])
}

function importsOf(id: string, graph: ModuleGraph): string[] {
  const imported = graph.getModuleInfo(id)?.importedIds ?? []
  if (!imported.includes(lucideIndex)) return imported
  return [...imported.filter((one) => one !== lucideIndex), ...iconsOf(id)]
}

/** The modules that `files` load: all that they import, and what that imports in turn. */
function loadedBy(files: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...importsOf(id, graph))
  }
  return found
}

function inHowMany(pages: readonly string[], graph: ModuleGraph): Map<string, number> {
  const counts = new Map<string, number>()
  for (const page of pages)
    for (const id of loadedBy([page], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

function both(ids: Iterable<string>, others: { has: (id: string) => boolean }): string[] {
  return [...ids].filter((id) => others.has(id))
}

/** The file that each module belongs to; of several the first. A module without one goes where it is asked for. */
function filesOf(graph: ModuleGraph): Map<string, string> {
  const count = inHowMany(screens, graph)
  const others = loadedBy(
    screens.filter((screen) => !planScreens.includes(screen)),
    graph,
  )
  const frame = loadedBy(gate, graph)
  const isUsedElsewhere = (id: string) =>
    graph.getModuleInfo(id)?.importers.some((importer) => !count.has(importer))
  const files = new Map<string, string>()
  const put = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!files.has(id)) files.set(id, name)
  }
  put('base', loadedBy(everyPage, graph))
  // It draws as soon as it is loaded, and must not before every route of the page is.
  files.delete(start)
  const open = loadedBy(openPages, graph)
  const signIn = loadedBy(signInPages, graph)
  put('shared', both([...open, ...signIn], frame))
  put('common', both(open, count))
  put('public', both(open, signIn))
  put('forms', both(signIn, count))
  put('frame', frame)
  const inSeveral = [...count].flatMap(([id, screensOfIt]) => (screensOfIt > 1 ? [id] : []))
  put('parts', both(inSeveral, others))
  put(
    'parts',
    [...count.keys()].filter((id) => id.startsWith(ui) && isUsedElsewhere(id)),
  )
  put('plan', inSeveral)
  for (const screen of screenNames) put(screen, loadedBy([screenOf(screen)], graph))
  for (const [id, pagesOfIt] of inHowMany(signInPages, graph)) if (pagesOfIt > 1) put('sign-in', [id])
  return files
}

let files: Map<string, string> | undefined

/**
 * Few files compress better, and are asked for sooner, than a hundred small ones. A group takes along what its modules
 * import: the files that others build on come first.
 */
export const pageFiles = [
  ...['base', 'shared', 'common', 'public', 'forms', 'frame', 'parts', 'plan', ...screenNames, 'sign-in'].map(
    (file, place) => ({
      name: (id: string, graph: ModuleGraph) => {
        files ??= filesOf(graph)
        return files.get(id) === file ? file : null
      },
      priority: 99 - place,
    }),
  ),
  // They come with the first answer that is read (scripts/bundle/light-contracts.ts).
  {
    name: 'schemas',
    test: /\/node_modules\/zod\/|\/contracts\/\w+\.ts|\/web\/api\/decode-answer\.ts/,
    priority: 1,
  },
]
