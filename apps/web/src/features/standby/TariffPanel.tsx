import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead, useAct } from '#shared/api/queries.ts'
import { formatDay, formatMoney } from '#shared/format.ts'
import { Card } from '#shared/plain/Card.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { updateErrorText } from '#shared/api/error-text.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { tariffTexts as texts } from './tariff.texts.ts'
import { type TariffDraft, bodyOf, tariffFields } from './tariff-draft.ts'
import styles from './standby.module.css'

const tariffFormTexts = texts.form

/** A tariff from a day to come. `empty`: what stands now. */
const TariffForm = ({ empty, onDone }: { empty: TariffDraft; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.standby.setTariff),
    empty,
    fields: tariffFields(daysAfter(bogotaDay(new Date()), 1)),
    input: (draft) => ({ body: bodyOf(draft) }),
    says: updateErrorText,
    done: tariffFormTexts.done,
    onDone,
  })
  return <DeskForm form={form} act={tariffFormTexts.act} />
}

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
