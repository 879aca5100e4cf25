import { inboxList } from '@arriero/contract/es/lists/desk/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useProfile } from '#shared/session/use-session.ts'
import { formatDateTime, formatRelative } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { Button } from '#shared/plain/Button.tsx'
import type { Bulk } from '#shared/table/bulk/bulk.ts'
import type { Column } from '#shared/table/columns/column.ts'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useRowKeys } from '#shared/table/rows/use-row-keys.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { UndoLine } from '#shared/undo/UndoLine.tsx'
import { useNow } from '#shared/use-now.ts'
import { aboutOf, whoseOf } from './about.ts'
import { inboxTexts as texts } from './inbox.texts.ts'
import { ItemActs } from './ItemActs.tsx'
import { LevelTag } from './LevelTag.tsx'
import { remedyOf } from './remedies.ts'
import { nameOf, useInboxActs, type InboxActs } from './use-inbox-acts.ts'
import styles from './inbox.module.css'

const everyTenSecondsMs = 10_000

/** Its age: what lies longest is seen at a glance. */
const Age = ({ since }: { since: string }) => (
  <span title={formatDateTime(since)}>{formatRelative(since, useNow())}</span>
)

const cells = {
  level: (item: InboxItem) => <LevelTag item={item} />,
  about: (item: InboxItem) => <TwoLines note={aboutOf(item)}>{whoseOf(item) ?? texts.nobody}</TwoLines>,
  since: ({ since }: InboxItem) => <Age since={since} />,
}

const actsColumn = (acts: InboxActs, openEntry: (id: string) => void): Column<InboxItem> => ({
  key: 'acts',
  title: texts.act,
  widthPx: 250,
  card: 'action',
  isFixed: true,
  render: (item) => <ItemActs item={item} acts={acts} openEntry={openEntry} />,
})

const words = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }))

const Filters = ({ controls }: { controls: TableControls }) => (
  <>
    <FilterChoice
      controls={controls}
      label={texts.owner}
      filterKey="owner"
      options={words(texts.owners)}
      placeholder={texts.everybody}
      widthPx={160}
    />
    <FilterChoice
      controls={controls}
      label={texts.shows}
      filterKey="shows"
      options={[{ value: 'asleep', label: texts.asleep }]}
      placeholder={texts.awake}
      widthPx={170}
    />
  </>
)

/** What is put off, and what was just done: each with the way back. */
const Notes = ({ asleep, controls, acts }: { asleep: number; controls: TableControls; acts: InboxActs }) => (
  <div className={styles.line} aria-live="polite">
    {asleep > 0 && controls.state.filters['shows'] === undefined && (
      <span>
        {texts.asleepCount(asleep)}
        <Button kind="quiet" onClick={() => controls.filter('shows', ['asleep'])}>
          {texts.see}
        </Button>
      </span>
    )}
    <UndoLine last={acts.last} />
  </div>
)

/** What is done with several at once needs no question: it is taken back as one. */
const bulkOf = (acts: InboxActs, me: string): Bulk<InboxItem> => ({
  nameOf,
  actions: [
    {
      key: 'take',
      label: texts.takeChosen,
      icon: 'user',
      now: acts.takeAll,
      whyNot: ({ owner }) => {
        if (owner === null) return undefined
        return owner._id === me ? texts.ownAlready : texts.ownedBy(owner.name)
      },
    },
    {
      key: 'snooze',
      label: texts.snoozeChosen,
      icon: 'clock',
      now: (items) => acts.snoozeAll(items, 'tomorrow'),
      whyNot: ({ snoozedUntil }) => (snoozedUntil === null ? undefined : texts.asleepAlready),
    },
  ],
})

/** What a colleague has is taken from him only after a question: the way back leads to nobody, not to him. */
const useAskedTake = (acts: InboxActs) => {
  const { _id: me } = useProfile()
  const [asked, setAsked] = useState<InboxItem>()
  const owner = asked?.owner?.name ?? ''
  const close = () => setAsked(undefined)
  const question = (
    <ConfirmAct
      isOpen={asked !== undefined}
      title={texts.takeFromTitle(owner)}
      effect={<p>{texts.takeFromEffect(owner)}</p>}
      act={texts.take}
      onConfirm={() => {
        if (asked) acts.take(asked)
        close()
      }}
      onClose={close}
    />
  )
  const take = (item: InboxItem) =>
    item.owner !== null && item.owner._id !== me ? setAsked(item) : acts.take(item)
  return { acts: { ...acts, take }, question }
}

/** Opens, takes, puts off and notes the line that has the focus. */
const useInboxKeys = (
  box: RefObject<HTMLElement | null>,
  rows: readonly InboxItem[] | undefined,
  { acts, openEntry }: { acts: InboxActs; openEntry: (id: string) => void },
): void => {
  const { rol } = useProfile()
  const navigate = useNavigate()
  useRowKeys<InboxItem>(box, rows, {
    o: (item) => {
      const remedy = remedyOf(item, rol)
      if (remedy) void navigate(remedy.path)
    },
    a: (item) => acts.take(item),
    h: (_, line) => line.querySelector<HTMLElement>('[data-snoozes]')?.click(),
    n: (item) => openEntry(item._id),
  })
}

/** The queue of what waits for whoever reads it. Decisions §11–§18. */
export const InboxList = ({ openEntry }: { openEntry: (id: string) => void }) => {
  const isPhone = useIsPhone()
  const { acts, question } = useAskedTake(useInboxActs())
  const { _id: me } = useProfile()
  const list = useListTable(inboxList, { cells, reading: { refetchEveryMs: everyTenSecondsMs } })
  const { controls, rows } = list.table
  const box = useRef<HTMLDivElement>(null)
  useInboxKeys(box, rows, { acts, openEntry })
  return (
    <div ref={box}>
      <Notes asleep={list.reply?.asleep ?? 0} controls={controls} acts={acts} />
      <ListTable<InboxItem>
        list={list}
        act={actsColumn(acts, openEntry)}
        bulk={bulkOf(acts, me)}
        onOpen={({ _id }) => openEntry(_id)}
        more={{ keys: ['owner', 'shows'], filters: <Filters controls={controls} /> }}
        {...(isPhone ? {} : { note: texts.keys })}
      />
      {question}
    </div>
  )
}
