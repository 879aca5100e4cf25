import { searchLettersLeast } from '@arriero/domain/typed/searches'
import { api } from '@arriero/contract'
import type { Role } from '@arriero/domain/people/roles'
import { type KeyboardEvent, useId, useState, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { BareWindow } from '#shared/ui/windows/BareWindow.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { searchLimitOf } from '#shared/words/limit.ts'
import { WordsBelow } from '#shared/words/WordsBelow.tsx'
import { type PaletteItem, paletteGroups, type ScreenEntry, type PaletteGroup } from './palette-items.ts'
import { searchTexts as texts } from './search.texts.ts'
import styles from './Palette.module.css'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** The one that Enter opens. */
  current: PaletteItem | undefined
  onOpen: (item: PaletteItem) => void
  onPoint: (item: PaletteItem) => void
}

/** The choices of the combobox; the focus stays in its text. */
const PaletteList = ({ id, groups, current, onOpen, onPoint }: PaletteListProps) => {
  const list = useRef<HTMLDivElement>(null)
  const items = groups.flatMap((group) => group.items)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.title} className={styles.list}>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={group.title}>
          <div className={styles.group} aria-hidden="true">
            {group.title}
          </div>
          {group.items.map((item) => (
            <div
              key={item.key}
              id={`${id}-${items.indexOf(item)}`}
              role="option"
              aria-selected={item === current}
              className={styles.item}
              onMouseMove={() => item !== current && onPoint(item)}
              onClick={() => onOpen(item)}
            >
              <Icon name={item.icon} sizePx={18} />
              <span className={styles.title}>{item.title}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface PaletteProps {
  isOpen: boolean
  places: readonly ScreenEntry[]
  role: Role
  /** Typed so far: some of it perhaps before this was here. */
  text: string
  onText: (text: string) => void
  onClose: () => void
}

const pauseMs = 200

/** One box over screens and data: typed, chosen by arrows, opened by Enter. */
export const Palette = (props: PaletteProps) => (
  <BareWindow isOpen={props.isOpen} label={texts.title} widthPx={620} topPx={72} onClose={props.onClose}>
    <PaletteBox {...props} />
  </BareWindow>
)

/** What is found for a text that has stood still; what was found before stays until then. */
const useFound = (text: string) => {
  const q = useDebounced(text.trim(), pauseMs)
  const isAsked = q.length >= searchLettersLeast && !searchLimitOf(q).isOver
  const { data, isFetching, isError } = useRead(api.search.everywhere, { query: { q } }, { enabled: isAsked })
  const limit = searchLimitOf(text)
  const isWaiting =
    text.trim().length >= searchLettersLeast && !limit.isOver && (q !== text.trim() || isFetching)
  return { groups: isAsked ? (data?.groups ?? []) : [], limit, isWaiting, isFailed: isAsked && isError }
}

const PaletteBox = ({ places, role, text, onText, onClose }: PaletteProps) => {
  const navigate = useNavigate()
  const listId = useId()
  const noteId = useId()
  const [place, setPlace] = useState(0)
  const found = useFound(text)
  const groups = paletteGroups({ text, places, groups: found.groups, role })
  const items = groups.flatMap((group) => group.items)
  const current = items[Math.min(place, items.length - 1)]
  const open = ({ to }: PaletteItem) => {
    onClose()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = current ? items.indexOf(current) : 0
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (event.key === 'Enter' && current) open(current)
    if (next === undefined || items.length === 0 || (text && (event.key === 'Home' || event.key === 'End')))
      return
    event.preventDefault()
    setPlace((next + items.length) % items.length)
  }
  const isEmpty = items.length === 0 && !found.isWaiting && !found.limit.isOver
  return (
    <div className={styles.palette}>
      <div className={styles.box}>
        <Icon name="search" sizePx={20} />
        <input
          className={styles.input}
          role="combobox"
          aria-label={texts.title}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && `${listId}-${items.indexOf(current)}`}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-invalid={found.limit.isOver || undefined}
          aria-describedby={found.limit.text === undefined ? undefined : noteId}
          placeholder={texts.hint}
          value={text}
          onChange={(event) => {
            onText(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.note}>
        <WordsBelow id={noteId} text={found.limit.text} isOver={found.limit.isOver} />
      </div>
      <PaletteList
        id={listId}
        groups={groups}
        current={current}
        onOpen={open}
        onPoint={(item) => setPlace(items.indexOf(item))}
      />
      <p className={styles.state} role="status">
        {found.isWaiting
          ? texts.searching
          : isEmpty
            ? texts.nothing
            : items.length > 0 && texts.count(items.length)}
      </p>
      {found.isFailed && <p className={styles.failed}>{texts.failed}</p>}
      {isEmpty && <p className={styles.help}>{texts.nothingHelp}</p>}
      <p className={styles.keys} aria-hidden="true">
        {texts.keys}
      </p>
    </div>
  )
}
