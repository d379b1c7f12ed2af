import type * as z from 'zod/mini'
import type { FieldErrors, Read } from './problem.ts'

type Entered<Schema extends z.ZodMiniType> = { [Field in keyof z.input<Schema>]: unknown }

/**
 * Reads a form whose fields are those of a body by the body's own schema, so that a rule and its sentence stand once, in
 * the contract. The body is sent as typed.
 */
export function readBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Entered<Schema>,
): Read<Entered<Schema>, z.input<Schema>> {
  const result = schema.safeParse(values)
  if (result.success) return { body: values as z.input<Schema> }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return { errors: errors as FieldErrors<Entered<Schema>> }
}
