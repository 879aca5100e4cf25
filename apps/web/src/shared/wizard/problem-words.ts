import { errorTexts } from '@arriero/contract/es/errors'
import type { Problems } from './wizard.ts'

/** The sentence of a field's problem; wizards carry codes. */
export const wordsOf = (problems: Problems, field: string): string | undefined => {
  const code = problems[field]
  if (code === undefined) return undefined
  return Object.hasOwn(errorTexts, code)
    ? errorTexts[code as keyof typeof errorTexts]
    : errorTexts['input.invalid']
}
