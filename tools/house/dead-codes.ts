// A refusal that nobody gives is no refusal: its code goes, with its sentence and its status.
import { isTest, type Rule, type Source } from './reading/source.ts'

/** Where a code is defined, put into words or named as an answer to expect, which is not giving it. */
const isDefinition = (path: string): boolean =>
  /^packages\/(?:domain\/src\/errors|contract\/src\/es\/)/.test(path) || path.startsWith('tools/')
const namedAsAnswers = /\berrors: \[[^\]]*\]|\bconst \w*[eE]rrors = \[[^\]]*\] as const/g
/** Families that the domain puts together of a noun and a reason. */
const made = /^(?:number\.|(?:soat|inspection|licence)\.(?:missing|expired|not_validated)$)/

const codesIn = ({ text }: Source): string[] =>
  [...text.replaceAll(namedAsAnswers, '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, code = '']) => code)

export const refusalsAreGiven =
  (codes: readonly string[]): Rule =>
  (files) => {
    const sources = files.filter(({ path }) => !isTest(path) && !isDefinition(path))
    const given = new Set(sources.flatMap(codesIn))
    return codes
      .filter((code) => !given.has(code) && !made.test(code))
      .map((code) => `packages/domain/src/errors/errors.ts:1 names ${code}, which nobody gives`)
  }
