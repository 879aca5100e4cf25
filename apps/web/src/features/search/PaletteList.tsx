import { useEffect, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { PaletteGroup, PaletteItem } from './palette-items.ts'
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
export const PaletteList = ({ id, groups, current, onOpen, onPoint }: PaletteListProps) => {
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
