import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { formatDay, formatMoney } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { tariffTexts as texts } from './tariff.texts.ts'
import { TariffForm } from './TariffForm.tsx'
import type { TariffDraft } from './tariff-draft.ts'
import styles from './standby.module.css'

type Tariff = ReplyOf<typeof api.standby.tariffs>['items'][number]

const Line = ({ tariff, isUpcoming }: { tariff: Tariff; isUpcoming: boolean }) => (
  <li>
    <strong>{texts.from(formatDay(tariff.validFrom))}</strong>{' '}
    {tariff.isInForce && <StateTag tone="good">{texts.inForce}</StateTag>}
    {isUpcoming && <StateTag tone="waiting">{texts.upcoming}</StateTag>}
    <br />
    {texts.line(formatMoney(tariff.hourPesos), tariff.loadingFreeHours, tariff.unloadingFreeHours)}
    {tariff.by && <small>{texts.by(tariff.by.name)}</small>}
  </li>
)

const draftOf = (tariff: Tariff | undefined): TariffDraft => ({
  validFrom: undefined,
  hourPesos: tariff?.hourPesos,
  loading: tariff?.loadingFreeHours,
  unloading: tariff?.unloadingFreeHours,
})

/** The dated tariffs; administrators add one. Decisions §16. */
export const TariffPanel = ({ maySet }: { maySet: boolean }) => {
  const client = useQueryClient()

  return (
    <Answer of={useRead(api.standby.tariffs, {})}>
      {({ items }) => {
        const current = items.findIndex(({ isInForce }) => isInForce)
        return (
          <div className={styles.tariffs}>
            <Card title={texts.title}>
              <p className={styles.note}>{texts.help}</p>
              <ul className={styles.evidence}>
                {items.map((tariff, index) => (
                  <Line key={tariff._id} tariff={tariff} isUpcoming={index < current} />
                ))}
              </ul>
            </Card>
            {maySet && (
              <Card title={texts.form.title}>
                <TariffForm
                  key={items.length}
                  empty={draftOf(items[0])}
                  onDone={() => void client.invalidateQueries({ queryKey: keyOf(api.standby.tariffs) })}
                />
              </Card>
            )}
          </div>
        )
      }}
    </Answer>
  )
}
