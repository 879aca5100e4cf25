/** Parses what came in; refusals carry the code of each field. */
import type { Endpoint } from '@arriero/contract/endpoint'
import { isErrorCode, type ErrorCode } from '@arriero/domain/errors/errors'
import type { z } from 'zod'
import { AppError } from '#app-error.ts'

type Issue = z.core.$ZodIssue

const depthMax = 20

const isTooDeep = (value: unknown, left = depthMax): boolean => {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1))
}

/** Of a union that failed, the branch that came closest: the one that knows the most of the given keys. */
const closest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.toSorted((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0] ?? []
/** Whoever gave nothing at all is asked for what the contract names first. */
const firstNamed = (branches: readonly (readonly Issue[])[]): readonly Issue[] => branches[0] ?? []
const unknownKeys = (issues: readonly Issue[]) =>
  issues.reduce((count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0)

const flatten = (issues: readonly Issue[], pick = closest): readonly Issue[] =>
  issues.flatMap((issue) =>
    issue.code === 'invalid_union' && issue.errors.length > 0 && !isErrorCode(issue.message)
      ? flatten(pick(issue.errors)).map((inner): Issue => ({
          ...inner,
          path: [...issue.path, ...inner.path],
        }))
      : [issue],
  )

const codeOf = (issue: Issue): ErrorCode => {
  if (isErrorCode(issue.message)) return issue.message
  return issue.code === 'unrecognized_keys' ? 'input.unknown_field' : 'input.invalid'
}

const pathOf = (issue: Issue) =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .map(String)
    .join('.')
    .slice(0, 80)

/** Turns zod's issues into one refusal: the first code, and one per field. */
export const refusalOf = (issues: readonly Issue[], isNothing = false): AppError => {
  const flat = flatten(issues, isNothing ? firstNamed : closest)
  const fields: Record<string, ErrorCode> = {}
  for (const issue of flat) fields[pathOf(issue)] ??= codeOf(issue)
  return new AppError(flat[0] ? codeOf(flat[0]) : 'input.invalid', { fields })
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw refusalOf(result.error.issues, isEmptyObject(value))
}

type Raw = { params: unknown; query: unknown; body: unknown }

export const readBody = (endpoint: Endpoint, body: unknown): unknown =>
  parse(endpoint.body, body ?? undefined)

/** A path id of the wrong form is 400, an unknown one 404: the form is judged here. `isBodyLater`: the body is left as it came. */
export const readInput = (endpoint: Endpoint, raw: Raw, { isBodyLater = false } = {}) => {
  if (isTooDeep(raw.body)) throw new AppError('request.malformed')
  const isMultipart = endpoint.takes === 'multipart'
  if (
    !endpoint.body &&
    !isMultipart &&
    raw.body !== undefined &&
    raw.body !== null &&
    !isEmptyObject(raw.body)
  ) {
    throw new AppError('input.unknown_field')
  }
  return {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, raw.query),
    body: isMultipart ? undefined : isBodyLater ? raw.body : readBody(endpoint, raw.body),
  }
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
