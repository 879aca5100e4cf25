import { Collapse } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'

interface AccordionProps {
  /** What screen readers say of the arrow. */
  toggle: string
  parts: readonly { key: string; title: ReactNode; aside: ReactNode; body: ReactNode }[]
  className?: string | undefined
}

/** Parts that open under their titles; what stands aside of a title is pressed by itself. */
export const Accordion = ({ toggle, parts, className }: AccordionProps) => (
  <Collapse
    collapsible="header"
    className={className ?? ''}
    expandIcon={({ isActive }) => (
      <>
        <Icon name={isActive ? 'chevronDown' : 'chevronRight'} sizePx={16} />
        <span className="visually-hidden">{toggle}</span>
      </>
    )}
    items={parts.map(({ key, title, aside, body }) => ({ key, label: title, extra: aside, children: body }))}
  />
)
