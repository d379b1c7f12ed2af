/** The dashboard and the alerts in deploy/monitoring: whatever they name is measured, with the labels they ask by. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { createMetrics, processMetrics } from './metrics.ts'

const folder = join(import.meta.dirname, '../../deploy/monitoring')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const dashboard = z.object({
  title: z.literal('Jubilee'),
  uid: z.string(),
  schemaVersion: z.number(),
  templating: z.object({ list: z.tuple([z.object({ name: z.literal('datasource'), query: z.string() })]) }),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.enum(['row', 'timeseries']),
      title: z.string(),
      gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
      targets: z.optional(z.array(z.object({ refId: z.string(), expr: z.string() }))),
    }),
  ),
})
const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.optional(z.string().check(z.regex(/^\d+[mh]$/))),
          labels: z.object({ severity: z.enum(['page', 'warn']) }),
          annotations: z.object({ summary: z.string().check(z.minLength(20)) }),
        }),
      ),
    }),
  ),
})

const { panels } = dashboard.parse(JSON.parse(read('grafana-dashboard.json')))
const alerts = rules.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules)
const expressions = [
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
]

/** Each name that Prometheus gets, with the labels it can have. */
function measured(): Map<string, Set<string>> {
  const pool = { options: { max: 1 } } as never
  const { registry } = createMetrics(pool)
  const names = new Map<string, Set<string>>([['up', new Set(['job', 'instance'])]])
  for (const metric of [...registry.getMetricsAsArray(), ...processMetrics().getMetricsAsArray()]) {
    // prom-client types a metric without what every one of them has.
    const {
      name,
      type,
      labelNames = [],
    } = metric as unknown as {
      name: string
      type: string
      labelNames?: string[]
    }
    const labels = [...labelNames, 'job', 'instance']
    if (type !== 'histogram') names.set(name, new Set(labels))
    else {
      names.set(`${name}_bucket`, new Set([...labels, 'le']))
      for (const part of ['sum', 'count']) names.set(`${name}_${part}`, new Set(labels))
    }
  }
  return names
}

/** The series of an expression: a name, and the labels in its braces. */
const seriesIn = (expression: string) =>
  [...expression.matchAll(/\b(up|(?:jubilee|process|nodejs)_\w+)\b(?:\{([^}]*)\})?/g)].map(
    ([, name = '', inBraces = '']) => ({
      name,
      labels: [...inBraces.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
    }),
  )

/** The labels that an expression groups by. */
const groupedBy = (expression: string) =>
  [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  )

test.each(expressions)('%s', (expression) => {
  const names = measured()
  const series = seriesIn(expression)
  expect(series.length).toBeGreaterThan(0)
  for (const { name, labels } of series) {
    expect([...names.keys()]).toContain(name)
    for (const label of labels) expect([...(names.get(name) ?? [])]).toContain(label)
  }
  const known = new Set(series.flatMap(({ name }) => [...(names.get(name) ?? [])]))
  for (const label of groupedBy(expression)) expect([...known]).toContain(label)
  const count = (sign: string) => expression.split(sign).length
  for (const [open = '', close = ''] of ['()', '{}', '[]']) expect(count(open)).toBe(count(close))
})

test('there is an alert for what an operator has to hear of', () => {
  const expressionsOfAlerts = alerts.map(({ expr }) => expr).join('\n')
  for (const text of [
    'up{',
    'database_up',
    'status="5xx"',
    'histogram_quantile(0.95',
    'state="awaited"',
    'state="waiting"',
    'state="failed"',
    'mails_total{outcome="refused"}',
    'last_backup_timestamp_seconds',
  ])
    expect(expressionsOfAlerts).toContain(text)
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
})

test('no two panels lie over each other, and each has a number of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})
