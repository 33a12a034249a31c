import type { SchemaError } from '@brouhaha/table'
import type { z } from 'zod'

/** Where something from outside went wrong first, and what was expected there. */
export function schemaError(error: z.ZodError): SchemaError {
  const [issue] = error.issues
  return { path: issue?.path.join('.') ?? '', expected: issue?.message ?? 'something else' }
}
