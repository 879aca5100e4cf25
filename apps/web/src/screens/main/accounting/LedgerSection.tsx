import { api } from '@arriero/contract'
import { journalList } from '@arriero/contract/es/lists/journal'
import { accounts } from '@arriero/domain/money/journal'
import { Link } from 'react-router'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { readModalPlace, useWindowAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { AccountsList } from './AccountsList.tsx'
import type { SectionProps } from './section-props.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { sumsOf } from './sums-of.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.entries

/** What the entries asked for come to; not where a text narrows them, for the sums know no words. */
const Sums = ({ controls }: { controls: TableControls }) => {
  const { q, kind = [], account = [], from, to } = controls.state.filters
  const { data } = useRead(api.accounting.figures, { query: { from: from?.[0], to: to?.[0] } })
  if (!data || q?.length) return null
  const chosen = account.length > 0 ? account : accounts
  const { debit, credit } = sumsOf(data.accounts, { accounts: chosen, kinds: kind })
  return <span>{texts.sums(formatMoney(debit), formatMoney(credit), formatMoney(debit - credit))}</span>
}

/** The entries behind a figure; each opens the books of its service. */
const EntriesList = ({ openOrderId }: { openOrderId: string | undefined }) => {
  const list = useListTable(journalList)
  const drawer = useWindowAddress(accountingPaths.entries)
  return (
    <>
      <p className={styles.sums}>
        <Link to={accountingPaths.ledger}>{texts.back}</Link>
        <Sums controls={list.table.controls} />
      </p>
      <ListTable list={list} onOpen={({ orderId }) => drawer.open(orderId)} />
      <PostingsDrawer orderId={openOrderId} onClose={drawer.close} />
    </>
  )
}

const entriesWord = 'asientos'

/** The journal: its accounts, and behind each the entries it is the sum of. */
export default function LedgerSection({ rest }: SectionProps) {
  if (rest === '') return <AccountsList />
  const [word, ...more] = rest.split('/')
  const place = readModalPlace(more.join('/'))
  if (word !== entriesWord || (place.kind !== 'list' && place.kind !== 'row'))
    return <UnknownPlace list={accountingPaths.ledger} />
  return <EntriesList openOrderId={place.kind === 'row' ? place.id : undefined} />
}
