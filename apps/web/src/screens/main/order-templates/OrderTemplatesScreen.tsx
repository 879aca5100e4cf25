import { api } from '@arriero/contract'
import { orderTemplatesList } from '@arriero/contract/es/lists/repeated'
import { useQueryClient } from '@tanstack/react-query'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { orderTemplatesTexts as texts } from './order-templates.texts.ts'
import { TemplateWindow } from './TemplateWindow.tsx'

const Opened = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const read = useRead(api.orderTemplates.detail, { params: { _id: id } })
  return (
    <Answer of={read} wait="detail">
      {(template) => <TemplateWindow template={template} onDone={onDone} />}
    </Answer>
  )
}

/** The client's templates: each asked for with a date alone. */
export default function OrderTemplatesScreen() {
  const client = useQueryClient()
  const after = (close: () => void) => () => {
    close()
    for (const read of [api.orderTemplates.all, api.orderTemplates.detail, api.orders.mine])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  }
  return (
    <ListScreen
      list={useListTable(orderTemplatesList)}
      at={paths.orderTemplates}
      drawing="box"
      row={(id, onClose) => (
        <RowModal row={id} title={texts.window} size="form" onClose={onClose}>
          {(opened) => <Opened id={opened} onDone={after(onClose)} />}
        </RowModal>
      )}
    />
  )
}
