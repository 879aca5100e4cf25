import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { isOwnAct } from '#features/orders/order-notices.ts'
import type { Column } from '#shared/table/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import type { TableControls } from '#shared/table/useTableState.ts'
import { useToast } from '#shared/ui/useToast.ts'
import type { OrderList } from './use-order-list.ts'
import { servicesTexts as texts } from './services.texts.ts'
import { useHeldRows } from './use-held-rows.ts'
import styles from './services.module.css'

interface ServiceListProps<Row> {
  label: string
  list: OrderList<Row>
  columns: readonly Column<Row>[]
  controls: TableControls
  changed: ReadonlySet<string>
  searchHint: string
  newWords: (count: number) => string
  onOpen: (orderId: string) => void
  empty: ReactNode
}

const SearchBox = ({ controls, hint }: { controls: TableControls; hint: string }) => {
  const q = controls.state.filters['q']?.[0] ?? ''
  return (
    <Input.Search
      key={q}
      className={styles.search}
      defaultValue={q}
      placeholder={hint}
      aria-label={hint}
      allowClear
      maxLength={80}
      onSearch={(text) => text.trim() !== q && controls.filter('q', text.trim() ? [text.trim()] : [])}
    />
  )
}

interface NewsProps {
  count: number
  words: (count: number) => string
  onShow: () => void
}

/** Heard when it appears: the region is always there. */
const News = ({ count, words, onShow }: NewsProps) => (
  <div role="status" className={styles.news}>
    {count > 0 && (
      <div className={styles.pill}>
        <Button type="primary" shape="round" icon={<Icon name="plus" sizePx={16} />} onClick={onShow}>
          {words(count)} · {texts.showNew}
        </Button>
      </div>
    )}
  </div>
)

/** A live list of services: rows change in place, new ones wait behind a pill, what left is gone at once. */
export const ServiceList = <Row extends { _id: string }>(props: ServiceListProps<Row>) => {
  const { label, list, columns, controls, changed, searchHint, newWords, onOpen, empty } = props
  const { shown, waitingCount, showAll } = useHeldRows({
    rows: list.rows,
    list: JSON.stringify(controls.state),
    isFresh: list.isFresh,
    isShown: (id) => isOwnAct(id),
  })
  const toast = useToast()
  const reload = async () => {
    showAll()
    const failure = await list.reload()
    if (failure === undefined) toast.success(texts.reloaded)
    else toast.error(failure)
  }
  return (
    <>
      <News count={waitingCount} words={newWords} onShow={showAll} />
      <DataTable<Row>
        label={label}
        columns={columns}
        rows={shown}
        keyOf={({ _id }) => _id}
        controls={controls}
        paging={list.paging}
        error={list.error}
        isReloading={list.isReloading}
        onReload={() => void reload()}
        onOpen={({ _id }) => onOpen(_id)}
        changedKeys={changed}
        tools={<SearchBox controls={controls} hint={searchHint} />}
        empty={empty}
      />
    </>
  )
}
