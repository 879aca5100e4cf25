import { api } from '@arriero/contract'
import { deliveriesList } from '@arriero/contract/es/lists/deliveries'
import { useQueryClient } from '@tanstack/react-query'
import { DeliveryDetail } from '#features/integrations/DeliveryDetail.tsx'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { lookAgainMs } from '#features/integrations/webhook.ts'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { deliveryCells, openDelivery } from './delivery-cells.tsx'
import { Section } from './Section.tsx'

const texts = integrationsTexts.deliveries

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
