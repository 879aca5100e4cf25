import type { ReactNode } from 'react'
import { Tabs } from '#shared/ui/Tabs.tsx'
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
    active={kind}
    onChoose={onChoose}
    tabs={(['natural', 'empresa'] as const).map((key) => ({
      key,
      label: texts.tabs[key],
      body: lists[key],
    }))}
  />
)
