/**
 * Traces for OpenTelemetry, sent by OTLP over HTTP. The packages are loaded here alone, and only where there is an address
 * to send to. The settings of OpenTelemetry's own (headers, sampler, limits) are read by its packages.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@opentelemetry/api'
import packageFile from '../../package.json' with { type: 'json' }
import type { Env } from '#server/env.ts'
import { noTracing } from './tracing.ts'
import type { EndSpan, SpanStart, Tracing } from './tracing.ts'

const loadPackages = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])

/** Not registered as the global one: nothing but our own code adds to a trace. */
export async function openTracing({ otlpEndpoint }: Pick<Env, 'otlpEndpoint'>): Promise<Tracing> {
  if (otlpEndpoint === null) return noTracing
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, sdk, { resourceFromAttributes }, otlp] =
    await loadPackages()
  const exporter = new otlp.OTLPTraceExporter({ url: `${otlpEndpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'jubilee', 'service.version': packageFile.version }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('jubilee')
  const current = new AsyncLocalStorage<Context>()
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

  function start({ name, kind, attributes = {} }: SpanStart, parent: Context) {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
    const end: EndSpan = ({ isFailure = false, attributes: more = {} } = {}) => {
      span.setAttributes(more)
      if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    return { context: trace.setSpan(parent, span), end }
  }

  return {
    isOn: true,
    begin: (span, work) => {
      const { context, end } = start(span, ROOT_CONTEXT)
      return current.run(context, work, end)
    },
    below: (span) => {
      const parent = current.getStore()
      return parent === undefined ? null : start(span, parent).end
    },
    close: () => provider.shutdown(),
  }
}
