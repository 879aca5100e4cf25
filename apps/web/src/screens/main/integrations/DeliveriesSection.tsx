import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { DeliveryDetail } from '#features/integrations/DeliveryDetail.tsx'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { type Delivery, lookAgainMs } from '#features/integrations/webhook.ts'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { deliveryColumns } from './delivery-columns.tsx'
import { Section } from './Section.tsx'

const texts = integrationsTexts.deliveries
const filterKeys = ['state'] as const
const rules = { sorts: ['-createdAt'], filters: { state: 'many' } } as const

/** What was sent, and what came of it. */
export const DeliveriesSection = () => {
  const client = useQueryClient()
  const controls = useTableState(filterKeys)
  const { place, openRow, close } = useModalAddress(paths.integrations)
  const list = useList(
    useRead(
      api.integrations.deliveries,
      { query: tableQuery(controls.state, rules) },
      { refetchEveryMs: (last) => lookAgainMs(last?.items ?? []) },
    ),
    controls,
  )
  if (place.kind === 'unknown' || place.kind === 'new') return <UnknownPlace list={paths.integrations} />
  return (
    <Section title={texts.title} help={texts.help}>
      <DataTable<Delivery>
        {...list}
        label={texts.list}
        columns={deliveryColumns(openRow)}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ _id }) => openRow(_id)}
        empty={<EmptyState drawing="signpost" title={texts.empty} text={texts.emptyHelp} />}
      />
      <ResponsiveModal isOpen={place.kind === 'row'} title={texts.detail} onClose={close}>
        {place.kind === 'row' && (
          <DeliveryDetail
            id={place.id}
            onChanged={() => void client.invalidateQueries({ queryKey: keyOf(api.integrations.deliveries) })}
          />
        )}
      </ResponsiveModal>
    </Section>
  )
}
