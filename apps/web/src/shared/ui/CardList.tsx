import type { CSSProperties, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Answer, type Read } from '../api/Answer.tsx'
import type { EmptyDrawingName } from '../drawings/EmptyDrawing.tsx'
import { formatNumber } from '../format.ts'
import { FilterInput } from '../forms/FilterInput.tsx'
import { Button } from '../plain/Button.tsx'
import { EmptyState } from '../plain/states/EmptyState.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import { PageHead } from './PageHead.tsx'
import { Segmented } from './Segmented.tsx'
import styles from './CardList.module.css'

interface Filters<State extends string> {
  state: State
  text: string
}

interface Choice<State extends string> {
  value: State
  label: string
}

/** A search and one state, in the address, so that a reload and a sent link show the same. The first state is all of them. */
export const useCardFilters = <State extends string>(all: Choice<State>, ...others: Choice<State>[]) => {
  const [search, setSearch] = useSearchParams()
  const states = [all, ...others]
  const state = (others.find(({ value }) => value === search.get('estado')) ?? all).value
  const filters: Filters<State> = { state, text: search.get('q') ?? '' }
  const change = (changed: Partial<Filters<State>>) => {
    const next = { ...filters, ...changed }
    const query = new URLSearchParams()
    if (next.state !== all.value) query.set('estado', next.state)
    if (next.text) query.set('q', next.text)
    setSearch(query, { replace: true })
  }
  return {
    states,
    filters,
    change,
    isFiltered: state !== all.value || filters.text !== '',
    clear: () => change({ state: all.value, text: '' }),
  }
}

interface Page<Row> {
  items: readonly Row[]
  total: number
  totalIsMore?: boolean | undefined
}

interface Pages<Row> extends Read<{ pages: readonly Page<Row>[] }> {
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface CardListProps<Row, State extends string> {
  of: Pages<Row>
  words: {
    title: string
    help: string
    search: string
    state: string
    empty: string
    emptyHelp: string
    nothingFound: string
    nothingFoundHelp: string
    clearFilters: string
    count: (shown: number, total: string) => string
    atLeast: (total: string) => string
    more: string
  }
  drawing: EmptyDrawingName
  /** The button or link that makes a new one. */
  create: ReactNode
  filtering: ReturnType<typeof useCardFilters<State>>
  /** More controls beside the filters. */
  tools?: ReactNode
  /** The least width of a card, and the height it is awaited with. */
  card: { widthPx: number; heightPx: number }
  children: (row: Row) => ReactNode
}

const Tools = <Row, State extends string>({
  words,
  filtering: { states, filters, change },
  tools,
}: CardListProps<Row, State>) => (
  <div className={styles.filters} role="search">
    <FilterInput
      className={styles.search}
      label={words.search}
      value={filters.text}
      onChange={(text) => change({ text })}
    />
    <div className={styles.states}>
      <Segmented<State>
        label={words.state}
        options={states}
        value={filters.state}
        onChange={(state) => change({ state })}
      />
    </div>
    {tools}
  </div>
)

const Foot = <Row, State extends string>({
  of,
  pages,
  words,
}: CardListProps<Row, State> & { pages: readonly Page<Row>[] }) => {
  const [first] = pages
  if (!first) return null
  const shown = pages.reduce((count, { items }) => count + items.length, 0)
  const total = formatNumber(first.total)
  return (
    <div className={styles.foot}>
      <span>{words.count(shown, first.totalIsMore ? words.atLeast(total) : total)}</span>
      {of.hasNextPage && (
        <Button isBusy={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

const Nothing = <Row, State extends string>({
  words,
  filtering,
  drawing,
  create,
}: CardListProps<Row, State>) =>
  filtering.isFiltered ? (
    <EmptyState
      drawing="search"
      title={words.nothingFound}
      text={words.nothingFoundHelp}
      action={<Button onClick={filtering.clear}>{words.clearFilters}</Button>}
    />
  ) : (
    <EmptyState drawing={drawing} title={words.empty} text={words.emptyHelp} action={create} />
  )

/** A list whose rows are told by a picture or a next step, and so are cards at a desk too: searched, narrowed, page after page. */
export const CardList = <Row, State extends string>(props: CardListProps<Row, State>) => {
  const { of, words, create, card, children } = props
  const keptFocus = useKeptFocus<HTMLUListElement>()
  return (
    <>
      <PageHead title={words.title} help={words.help} action={create} />
      <Tools {...props} />
      <Answer
        of={of}
        wait={{ shape: 'cards', count: 6, heightPx: card.heightPx }}
        empty={<Nothing {...props} />}
      >
        {({ pages }) => (
          <>
            <ul
              {...keptFocus}
              className={styles.cards}
              style={{ '--card': `${card.widthPx}px` } as CSSProperties}
              data-rows
              aria-label={words.title}
              aria-busy={of.isPlaceholderData}
            >
              {pages.flatMap(({ items }) => items).map(children)}
            </ul>
            <Foot {...props} pages={pages} />
          </>
        )}
      </Answer>
    </>
  )
}
