import { Fragment, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useCurrentInSight } from './use-current-in-sight.ts'
import styles from './Tabs.module.css'

interface TabsProps<Key extends string> {
  active: Key
  onChoose: (key: Key) => void
  tabs: readonly { key: Key; label: ReactNode; body: ReactNode }[]
}

/** One stop of the keyboard, and its arrows choose. Only what lies under the open one is there. */
export const Tabs = <Key extends string>({ active, onChoose, tabs }: TabsProps<Key>) => {
  const id = useId()
  const row = useCurrentInSight<HTMLDivElement>(active)
  const at = tabs.findIndex(({ key }) => key === active)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }[event.key]
    const next = to === undefined ? undefined : tabs.at(to)
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}-${next.key}`)?.focus()
    if (next.key !== active) onChoose(next.key)
  }
  return (
    <>
      <div ref={row} role="tablist" className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === active}
            aria-controls={key === active ? `${id}-panel` : undefined}
            tabIndex={key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => key !== active && onChoose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        <Fragment key={active}>{tabs[at]?.body}</Fragment>
      </div>
    </>
  )
}
