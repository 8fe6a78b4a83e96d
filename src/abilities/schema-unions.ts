/** Unions of the ability language as zod schemas that name the exact place of a fault. */

import { z } from 'zod'

/** `M` without its tag, each field as a schema; optional fields must be `opt(…)`. */
type FieldsOf<M, Tag extends PropertyKey> = {
  readonly [P in Exclude<keyof M, Tag>]-?: Record<never, never> extends Pick<M, P>
    ? z.ZodExactOptional<z.ZodType<M[P]>>
    : z.ZodType<M[P]>
}
type Member<T, Tag extends keyof T, Name> = T extends Record<Tag, infer Names> ? (Name extends Names ? T : never) : never

/** A field that may be absent, but never `undefined`. */
export const opt = <S extends z.ZodType>(schema: S): z.ZodExactOptional<S> => z.exactOptional(schema)

/** The names of a string union; the compiler insists on all of them. */
export const names = <T extends string>(all: Readonly<Record<T, true>>): z.ZodType<T> =>
  z.enum(Object.keys(all) as [T, ...T[]]) as unknown as z.ZodType<T>

/** An object without fields other than these. */
export const fields = <T>(shape: FieldsOf<T, never>): z.ZodType<T> => z.strictObject(shape) as unknown as z.ZodType<T>

/** A union told apart by the value of one field; the compiler insists on every value and every field. */
export function tagged<T, Tag extends keyof T & string>(
  tag: Tag,
  members: { readonly [Name in T[Tag] & string]: FieldsOf<Member<T, Tag, Name>, Tag> },
): z.ZodType<T> {
  const options = Object.entries(members).map(([name, shape]) =>
    z.strictObject({ [tag]: z.literal(name), ...(shape as z.ZodRawShape) }),
  )
  return z.discriminatedUnion(tag, options as never) as unknown as z.ZodType<T>
}

/**
 * A union told apart by which field is there, or by `plain` where the value is no object. `rest`: an object with none of these
 * fields.
 */
export function keyed<T>(
  what: string,
  options: Readonly<Record<string, z.ZodType<T>>>,
  plain?: z.ZodType<T>,
  rest?: z.ZodType<T>,
): z.ZodType<T> {
  const keys = Object.keys(options)
  return z.unknown().superRefine((value, context) => {
    const object = typeof value === 'object' && value !== null
    const key = object ? keys.find(name => name in value) : undefined
    const schema = object ? (key === undefined ? rest : options[key]) : plain
    if (!schema) {
      context.addIssue({ code: 'custom', message: `Expected ${what}: an object with one of ${keys.join(', ')}` })
      return
    }
    const parsed = schema.safeParse(value, { jitless: true })
    if (parsed.success) return
    for (const issue of parsed.error.issues) {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      context.addIssue({ code: 'custom', message: issue.message, path })
    }
  }) as unknown as z.ZodType<T>
}

export const list = <T>(of: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(of)
