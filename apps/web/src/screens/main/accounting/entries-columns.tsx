import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { journalEventTexts, ledgerAccountTexts } from '@arriero/contract/es/accounting'
import { accounts, journalEvents } from '@arriero/domain/journal'
import { formatTransactionNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import styles from './accounting.module.css'

export type Entry = ReplyOf<typeof api.accounting.entries>['items'][number]

const texts = accountingScreenTexts.entries

const side = (pesos: number) => <Money pesos={pesos > 0 ? pesos : null} />

export const entriesColumns: readonly Column<Entry>[] = [
  {
    key: 'at',
    title: texts.at,
    widthPx: 180,
    isSortable: true,
    card: 'fact',
    render: ({ at }) => <When at={at} />,
  },
  {
    key: 'kind',
    title: texts.kind,
    widthPx: 190,
    card: 'title',
    filters: journalEvents.map((kind) => ({ value: kind, label: journalEventTexts[kind] })),
    render: ({ kind }) => journalEventTexts[kind],
  },
  {
    key: 'account',
    title: texts.account,
    widthPx: 220,
    card: 'aside',
    filters: accounts.map((account) => ({ value: account, label: ledgerAccountTexts[account] })),
    render: ({ account }) => ledgerAccountTexts[account],
  },
  {
    key: 'orderId',
    title: texts.service,
    card: 'fact',
    render: ({ orderId, travel }) => (
      <>
        <code className="tabular">{formatTransactionNumber(orderId)}</code>
        <small className={styles.muted}>{travel}</small>
      </>
    ),
  },
  {
    key: 'debit',
    title: texts.debit,
    widthPx: 140,
    align: 'end',
    card: 'fact',
    render: ({ amount }) => side(amount),
  },
  {
    key: 'credit',
    title: texts.credit,
    widthPx: 140,
    align: 'end',
    card: 'fact',
    render: ({ amount }) => side(-amount),
  },
]
