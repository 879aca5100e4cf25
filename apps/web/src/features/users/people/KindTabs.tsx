import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import type { Kind } from './use-kind.ts'
import { peopleTexts as texts } from './people.texts.ts'

interface KindTabsProps {
  kind: Kind
  onChoose: (kind: Kind) => void
  /** The list of each tab; only the open one is there. */
  lists: Readonly<Record<Kind, ReactNode>>
}

/** 'Persona natural' and 'Empresa'. Spec §2 "Drivers", "Clients". */
export const KindTabs = ({ kind, onChoose, lists }: KindTabsProps) => (
  <Tabs
    activeKey={kind}
    onChange={(chosen) => onChoose(chosen === 'empresa' ? 'empresa' : 'natural')}
    destroyOnHidden
    items={(['natural', 'empresa'] as const).map((one) => ({
      key: one,
      label: texts.tabs[one],
      children: lists[one],
    }))}
  />
)
