import { api } from '@arriero/contract'
import { orderImportsList } from '@arriero/contract/es/lists/order-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keyOf } from '#shared/api/queries.ts'
import { send } from '#shared/api/send.ts'
import { WorkbookButton } from '#shared/files/WorkbookButton.tsx'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { BringFile } from './BringFile.tsx'
import { ImportWindow } from './ImportWindow.tsx'
import { orderImportsScreenTexts as texts } from './order-imports-screen.texts.ts'
import styles from './order-imports.module.css'

/** Services by a file: brought, looked at, published, undone. */
export default function OrderImportsScreen() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string>()
  const refresh = () => {
    for (const read of [api.orderImports.all, api.orders.mine])
      void client.invalidateQueries({ queryKey: keyOf(read) })
  }
  return (
    <ListScreen
      list={useListTable(orderImportsList)}
      at={paths.orderImports}
      drawing="box"
      action={
        <div className={styles.acts}>
          <WorkbookButton read={() => send(api.orderImports.template, {})}>{texts.template}</WorkbookButton>
          <BringFile
            onRefused={setRefused}
            onBrought={(id) => {
              refresh()
              void navigate(`${paths.orderImports}/${id}`)
            }}
          />
        </div>
      }
      above={refused !== undefined && <Notice kind="error" title={refused} />}
      row={(id, onClose) => (
        <RowModal row={id} title={texts.window} onClose={onClose}>
          {(opened) => (
            <ImportWindow
              id={opened}
              onChanged={refresh}
              onGone={() => {
                onClose()
                refresh()
              }}
            />
          )}
        </RowModal>
      )}
    />
  )
}
