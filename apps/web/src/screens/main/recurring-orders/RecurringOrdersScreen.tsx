import { api } from '@arriero/contract'
import { recurringOrdersList } from '@arriero/contract/es/lists/repeated'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { recurringOrdersTexts as texts } from './recurring-orders.texts.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleWindow } from './RuleWindow.tsx'

/** Services that come again by weekdays. */
export default function RecurringOrdersScreen() {
  const client = useQueryClient()
  const refresh = () => {
    for (const read of [api.recurringOrders.all, api.recurringOrders.detail])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  }
  return (
    <ListScreen
      list={useListTable(recurringOrdersList)}
      at={paths.recurringOrders}
      drawing="box"
      row={(id, onClose) => (
        <RowModal row={id} title={texts.window} onClose={onClose}>
          {(opened) => <RuleWindow id={opened} onChanged={refresh} />}
        </RowModal>
      )}
      create={{
        label: texts.create,
        title: texts.createTitle,
        form: (onDone) => (
          <RuleForm
            onDone={() => {
              onDone()
              refresh()
            }}
          />
        ),
      }}
    />
  )
}
