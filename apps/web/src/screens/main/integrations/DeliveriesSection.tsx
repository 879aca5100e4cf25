import { api } from '@arriero/contract'
import { deliveriesList } from '@arriero/contract/es/lists/deliveries'
import { useQueryClient } from '@tanstack/react-query'
import { DeliveryDetail } from '#features/integrations/DeliveryDetail.tsx'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { lookAgainMs, type Delivery } from '#features/integrations/webhook.ts'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { Section } from './Section.tsx'
import { eventTexts } from '@arriero/contract/es/order-events'
import { answerText } from '#features/integrations/answer-text.ts'
import { formatShortId } from '#shared/format.ts'
import type { Column } from '#shared/table/columns/column.ts'
import styles from './integrations-screen.module.css'

const texts = integrationsTexts.deliveries

const deliveryCells = {
  answer: ({ lastStatus, lastProblem }: Delivery) => answerText(lastStatus, lastProblem),
  webhook: ({ webhook }: Delivery) => <span className={styles.address}>{webhook.url}</span>,
}

const openDelivery = (open: (id: string) => void): Column<Delivery> => ({
  key: 'action',
  title: texts.action,
  widthPx: 100,
  card: 'action',
  isFixed: true,
  render: ({ _id, event }) => (
    <Button
      icon="eye"
      aria-label={texts.openOf(eventTexts[event], formatShortId(_id))}
      onClick={() => open(_id)}
    />
  ),
})

/** What was sent, and what came of it. */
export const DeliveriesSection = () => {
  const client = useQueryClient()
  const list = useListTable(deliveriesList, {
    cells: deliveryCells,
    reading: { refetchEveryMs: (last) => lookAgainMs(last?.items ?? []) },
  })
  const changed = () => void client.invalidateQueries({ queryKey: keyOf(api.integrations.deliveries) })
  return (
    <Section title={texts.title} help={texts.help}>
      <ListScreen
        list={list}
        at={paths.integrations}
        drawing="signpost"
        act={openDelivery}
        row={(id, onClose) => (
          <RowModal row={id} title={texts.detail} onClose={onClose}>
            {(shown) => <DeliveryDetail id={shown} onChanged={changed} />}
          </RowModal>
        )}
      />
    </Section>
  )
}
