import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { percentNames } from '@arriero/contract/rates'
import { formatPercent } from '#shared/format.ts'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { changesBetween } from './percent-draft.ts'
import { ratesTexts } from './rates.texts.ts'
import { vatBaseWords } from './vat-base-words.ts'
import styles from './rates.module.css'

const texts = ratesTexts.history

export type RatesVersion = ReplyOf<typeof api.rates.history>['items'][number]

const words = (percent: number) => formatPercent(percent * 100)

const Changes = ({ version }: { version: RatesVersion }) => {
  if (!version.before) return <span className={styles.note}>{texts.initial}</span>
  const { before, vatBase } = version
  const changes = changesBetween(before, version)
  const isOtherBase = before.vatBase !== vatBase
  if (changes.length === 0 && !isOtherBase) return texts.none
  return (
    <>
      {isOtherBase && <div>{texts.vatBase(vatBaseWords(before.vatBase), vatBaseWords(vatBase))}</div>}
      {changes.map(({ name, from, to }) => (
        <div key={name}>{texts.change(ratesTexts.names[name], words(from), words(to))}</div>
      ))}
    </>
  )
}

/** Who changed what, from which value to which, and how all stood then. */
export const rateHistoryColumns: readonly Column<RatesVersion>[] = [
  {
    key: 'createdAt',
    title: texts.at,
    widthPx: 190,
    card: 'title',
    isSortable: true,
    render: ({ createdAt }) => <When at={createdAt} />,
  },
  { key: 'by', title: texts.by, widthPx: 170, card: 'fact', render: ({ by }) => by?.name ?? '—' },
  {
    key: 'changes',
    title: texts.changes,
    card: 'fact',
    render: (version) => <Changes version={version} />,
  },
  ...percentNames.map((name): Column<RatesVersion> => ({
    key: name,
    title: ratesTexts.names[name],
    widthPx: 110,
    align: 'end',
    render: (version) => (
      <span
        className={
          version.before && version.before[name] !== version[name] ? `tabular ${styles.changed}` : 'tabular'
        }
      >
        {words(version[name])}
      </span>
    ),
  })),
]
