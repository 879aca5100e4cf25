/** The sections of accounting, in the order of their tabs; each reads what follows its own word in the address. */
import { type ComponentType, type LazyExoticComponent } from 'react'
import { accountingTabPath, accountingTabs } from '#features/accounting/accounting-tabs.ts'
import { accountingTabTexts } from '#features/accounting/accounting-tabs.texts.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import type { SectionProps } from './section-props.ts'

export interface Section {
  /** Its word below `/main/contabilidad`; the table has none. */
  word: string
  title: string
  Section: LazyExoticComponent<ComponentType<SectionProps>>
}

export const sections: readonly Section[] = [
  {
    word: accountingTabs.table,
    title: accountingTabTexts.table,
    Section: lazyPart(() => import('./TableSection.tsx')),
  },
  {
    word: accountingTabs.payouts,
    title: accountingTabTexts.payouts,
    Section: lazyPart(() => import('./payouts/PayoutsSection.tsx')),
  },
  {
    word: accountingTabs.batches,
    title: accountingTabTexts.batches,
    Section: lazyPart(() => import('./batches/BatchesSection.tsx')),
  },
  {
    word: accountingTabs.refunds,
    title: accountingTabTexts.refunds,
    Section: lazyPart(() => import('./refunds/RefundsSection.tsx')),
  },
  {
    word: accountingTabs.complaints,
    title: accountingTabTexts.complaints,
    Section: lazyPart(() => import('./complaints/ComplaintsSection.tsx')),
  },
  {
    word: accountingTabs.withholdings,
    title: accountingTabTexts.withholdings,
    Section: lazyPart(() => import('./withholdings/WithholdingsSection.tsx')),
  },
  {
    word: accountingTabs.ledger,
    title: accountingTabTexts.ledger,
    Section: lazyPart(() => import('./LedgerSection.tsx')),
  },
  {
    word: accountingTabs.reconciliation,
    title: accountingTabTexts.reconciliation,
    Section: lazyPart(() => import('./ReconciliationSection.tsx')),
  },
]

export const pathOf = ({ word }: Pick<Section, 'word'>): string => accountingTabPath(word)

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
