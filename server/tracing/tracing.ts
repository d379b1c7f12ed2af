/** Traces in our words: what the rest of the server calls, whether or not somebody collects them. It loads nothing. */
type Attributes = Record<string, string | number | boolean>

export type SpanStart = { name: string; kind: 'server' | 'client' | 'internal'; attributes?: Attributes }

/** Ends a span, once. */
export type EndSpan = (ended?: { isFailure?: boolean; attributes?: Attributes }) => void

export type Tracing = {
  isOn: boolean
  /** Begins a trace and runs `work` inside of it, with whatever that awaits. */
  begin<T>(span: SpanStart, work: (end: EndSpan) => T): T
  /** A span below the one that this runs in. Null where it runs in none: what nobody waits for is not traced. */
  below(span: SpanStart): EndSpan | null
  /** Sends what waits. */
  close(): Promise<void>
}

export const noTracing: Tracing = {
  isOn: false,
  begin: (_span, work) => work(() => {}),
  below: () => null,
  close: async () => {},
}

/** Runs `work` in a trace of its own, which ends with it. */
export function runTraced<T>(tracing: Tracing, span: SpanStart, work: () => Promise<T>): Promise<T> {
  return tracing.begin(span, async (end) => {
    try {
      const given = await work()
      end()
      return given
    } catch (error) {
      end({ isFailure: true })
      throw error
    }
  })
}
