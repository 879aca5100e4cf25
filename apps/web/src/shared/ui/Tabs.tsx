import { Tabs as AntTabs } from 'antd'
import type { ReactNode } from 'react'

interface TabsProps<Key extends string> {
  active: Key
  onChoose: (key: Key) => void
  tabs: readonly { key: Key; label: ReactNode; body: ReactNode }[]
}

/** Only what lies under the open one is there. */
export const Tabs = <Key extends string>({ active, onChoose, tabs }: TabsProps<Key>) => (
  <AntTabs
    activeKey={active}
    onChange={(chosen) => {
      const tab = tabs.find(({ key }) => key === chosen)
      if (tab) onChoose(tab.key)
    }}
    destroyOnHidden
    items={tabs.map(({ key, label, body }) => ({ key, label, children: body }))}
  />
)
