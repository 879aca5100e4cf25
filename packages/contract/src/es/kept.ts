/** What outlives an account, in the words of the page and of the letter. Decisions §17. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { KeptKind } from '@arriero/domain/people/own-account'
import { dayText } from './when.ts'

export type Kept = {
  kind: KeptKind
  /** Entries of this kind that stay. */
  count: number
  /** ISO instant when it goes too; null where it stays for good. */
  until: string | null
}

const kindTexts: Record<KeptKind, string> = {
  identity: 'Su nombre e identificación, solo para los libros de contabilidad',
  payAccount: 'La cuenta en la que recibió sus pagos, solo para los libros de contabilidad',
  accounting: 'Servicios con dinero, en la contabilidad',
  services: 'Servicios en los que participó, sin su nombre',
  consents: 'Permisos que dio o retiró, como prueba',
  pqrs: 'Solicitudes (PQR) y sus respuestas',
  trail: 'Actos en el registro de auditoría, sin su nombre',
}

export const keptTexts = {
  title: 'Lo que se conserva, porque la ley lo pide',
  nothing: 'No queda nada suyo.',
} as const

/** Nobody has more than one of these, so their count is not said. */
const isSingle = (kind: KeptKind): boolean => kind === 'identity' || kind === 'payAccount'

/** `Servicios con dinero, en la contabilidad (3)`. */
export const keptText = ({ kind, count, until }: Kept): string =>
  [
    kindTexts[kind],
    until === null ? '' : `hasta el ${dayText(bogotaDay(new Date(until)))}`,
    isSingle(kind) ? '' : `(${count})`,
  ]
    .filter(Boolean)
    .join(' ')

/** A heading and one line for each thing that is kept. */
export const keptLines = (kept: readonly Kept[]): string[] =>
  kept.length === 0 ? [keptTexts.nothing] : [`${keptTexts.title}:`, ...kept.map(keptText)]
