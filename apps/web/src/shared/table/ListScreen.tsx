import type { ListWords } from '@arriero/contract/lists/column'
import type { ReactNode } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { ResponsiveModal } from '../ui/windows/ResponsiveModal.tsx'
import { UnknownPlace } from '../ui/UnknownPlace.tsx'
import { useModalAddress } from '../use-modal-address.ts'
import type { Column } from './columns/column.ts'
import { ListTable, type ListTableProps } from './ListTable.tsx'

interface Creating {
  /** Its address below the list; left out = the usual one. */
  word?: string
  label: string
  title: string
  form: (onDone: () => void) => ReactNode
}

interface ListScreenProps<Row> extends Omit<ListTableProps<Row>, 'act'> {
  /** Where it stands; what opens over it has an address below. */
  at?: string
  /** Where it is another one for who looks. */
  help?: string | undefined
  action?: ReactNode
  /** What is done with a row: the last column; where it opens the row, made of what opens it. */
  act?: Column<Row> | ((open: (id: string) => void) => Column<Row>)
  /** Stands between the heading and the list. */
  above?: ReactNode
  /** What a row opens; undefined closes it. */
  row?: (id: string | undefined, onClose: () => void) => ReactNode
  create?: Creating
  /** Below the list. */
  children?: ReactNode
}

interface ListHeadProps {
  of: ListWords
  help?: string | undefined
  action?: ReactNode
}

/** The heading of a list that has a page to itself. */
export const ListHead = ({ of, help, action }: ListHeadProps) =>
  of.page && <PageHead title={of.page.title ?? of.title} help={help ?? of.page.help} action={action} />

/** A screen that is a list: its heading, the list, and what opens over it. */
export const ListScreen = <Row extends object>(props: ListScreenProps<Row>) => {
  const { at, help, action, act, above, row, create, children, ...table } = props
  const { of, table: shown } = table.list
  const { place, openRow, openNew, close } = useModalAddress(at, create?.word)
  const opens: Record<string, unknown> = { list: true, row, new: create }
  if (!opens[place.kind] && at !== undefined) return <UnknownPlace list={at} />
  const start = create && (
    <Button kind="primary" icon="plus" onClick={openNew}>
      {create.label}
    </Button>
  )
  return (
    <>
      <ListHead of={of} help={help} action={action ?? start} />
      {above}
      <ListTable
        {...(row && { onOpen: (one: Row) => openRow(shown.keyOf(one)) })}
        {...(act && { act: typeof act === 'function' ? act(openRow) : act })}
        {...table}
      />
      {children}
      {row?.(place.kind === 'row' ? place.id : undefined, close)}
      {create && (
        <ResponsiveModal isOpen={place.kind === 'new'} title={create.title} size="form" onClose={close}>
          {create.form(close)}
        </ResponsiveModal>
      )}
    </>
  )
}
