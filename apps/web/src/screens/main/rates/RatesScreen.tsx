import { api } from '@arriero/contract'
import { rateHistoryList } from '@arriero/contract/es/lists/rate-history'
import type { VatBase } from '@arriero/domain/money/rates'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { draftOf, percentsOf, ratesOf } from '#features/rates/percent-draft.ts'
import { rateHistoryCells } from '#features/rates/rate-history-cells.tsx'
import { ratesTexts } from '#features/rates/rates.texts.ts'
import { RatesExample } from '#features/rates/RatesExample.tsx'
import { RatesForm, type RatesInForce } from '#features/rates/RatesForm.tsx'
import { VatBaseCard } from '#features/rates/VatBaseCard.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ratesScreenTexts as texts } from './rates-screen.texts.ts'
import styles from './rates-screen.module.css'

/** The draft begins anew with each version that comes into force. */
const Editing = ({ inForce, onChanged }: { inForce: RatesInForce; onChanged: () => void }) => {
  const held = useState(() => draftOf(inForce))
  const [draft] = held
  const percents = percentsOf(draft)
  return (
    <div className={styles.editing}>
      <Card title={texts.form}>
        <RatesForm inForce={inForce} held={held} onChanged={onChanged} />
      </Card>
      <RatesExample rates={percents && ratesOf(percents)} vatBase={inForce.vatBase as VatBase} />
    </div>
  )
}

const InForce = ({ onChanged }: { onChanged: () => void }) => (
  <Answer of={useRead(api.rates.all, {})} wait="detail">
    {(rates) => <Editing key={rates._id} inForce={rates} onChanged={onChanged} />}
  </Answer>
)

const History = () => (
  <section className={styles.history}>
    <h2 className={styles.title}>{rateHistoryList.label}</h2>
    <p className={styles.help}>{ratesTexts.history.help}</p>
    <ListTable list={useListTable(rateHistoryList, { cells: rateHistoryCells })} />
  </section>
)

/** What the platform takes and adds, with its arithmetic and its history. Spec §2, §5. */
export default function RatesScreen() {
  const client = useQueryClient()
  const rates = useRead(api.rates.all, {})
  const vatBases = useRead(api.rates.vatBases, {})
  const isWaiting = rates.isPending || vatBases.isPending
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: keyOf(api.rates.all) })
    void client.invalidateQueries({ queryKey: keyOf(api.rates.history) })
  }
  return (
    <>
      <PageHead
        title={texts.title}
        help={texts.help}
        action={
          <>
            <Link to={paths.moneyRules}>{texts.toMoneyRules}</Link>
            {' · '}
            <Link to={paths.referencePrice}>{texts.toReference}</Link>
          </>
        }
      />
      <InForce onChanged={readAgain} />
      {/* They stand below a form of unknown height: they come with it, at once. */}
      {!isWaiting && (
        <>
          <div className={styles.more} data-rows>
            <VatBaseCard onChanged={readAgain} />
          </div>
          <History />
        </>
      )}
    </>
  )
}
