/** Details of an act as words. */
import { auditDetailTexts } from '@arriero/contract/es/audit'
import { auditTexts } from './audit.texts.ts'

const valueWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? auditTexts.yes : auditTexts.no
  if (typeof value === 'string') return value
  return value === null || value === undefined ? auditTexts.noDetails : JSON.stringify(value)
}

const nameWords = (name: string): string => auditDetailTexts[name] ?? name

/** `antes: pending`, one per detail. */
export const detailWords = (details: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(details).map(([name, value]) => `${nameWords(name)}: ${valueWords(value)}`)
