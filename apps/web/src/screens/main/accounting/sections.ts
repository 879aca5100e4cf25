/** The sections of accounting, in the order of their tabs; each reads what follows its own word in the address. */
import { type ComponentType, type LazyExoticComponent } from 'react'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { accountingScreenTexts as texts } from './accounting-screen.texts.ts'
import type { SectionProps } from './section-props.ts'

export interface Section {
  /** Its word below `/main/contabilidad`; the table has none. */
  word: string
  title: string
  Section: LazyExoticComponent<ComponentType<SectionProps>>
}

export const sections: readonly Section[] = [
  { word: '', title: texts.tabs.table, Section: lazyPart(() => import('./TableSection.tsx')) },
  {
    word: 'pagos',
    title: texts.tabs.payouts,
    Section: lazyPart(() => import('../payouts/PayoutsSection.tsx')),
  },
  {
    word: 'lotes',
    title: texts.tabs.batches,
    Section: lazyPart(() => import('../batches/BatchesSection.tsx')),
  },
  {
    word: 'reembolsos',
    title: texts.tabs.refunds,
    Section: lazyPart(() => import('../refunds/RefundsSection.tsx')),
  },
  {
    word: 'reclamos',
    title: texts.tabs.complaints,
    Section: lazyPart(() => import('../complaints/ComplaintsSection.tsx')),
  },
  {
    word: 'retenciones',
    title: texts.tabs.withholdings,
    Section: lazyPart(() => import('../withholdings/WithholdingsSection.tsx')),
  },
  { word: 'libro', title: texts.tabs.ledger, Section: lazyPart(() => import('./LedgerSection.tsx')) },
  {
    word: 'conciliacion',
    title: texts.tabs.reconciliation,
    Section: lazyPart(() => import('./ReconciliationSection.tsx')),
  },
]

export const pathOf = ({ word }: Pick<Section, 'word'>): string =>
  word === '' ? paths.accounting : `${paths.accounting}/${word}`

interface Place {
  section: Section
  rest: string
}

/** What does not begin with a section's word is the table's to read. */
export const placeOf = (address: string, known: readonly Section[] = sections): Place | undefined => {
  const [word = '', ...more] = address.split('/').filter(Boolean)
  const named = known.find((section) => section.word !== '' && section.word === word)
  if (named) return { section: named, rest: more.join('/') }
  const first = known.find((section) => section.word === '')
  return first && { section: first, rest: [word, ...more].filter(Boolean).join('/') }
}
