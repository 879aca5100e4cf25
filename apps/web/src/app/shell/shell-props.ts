import type { IconName } from '#shared/drawings/icon-paths.ts'
import type { MenuGroup } from '../screen-route.ts'

export interface MenuEntry {
  path: string
  title: string
  icon: IconName
  /** The entries of one group follow each other. */
  group?: MenuGroup
}

export interface ShellUser {
  name: string
  roleLabel: string
  imageUrl?: string
}

/** How to reach the people behind the product; null where they gave none. */
export interface ShellContact {
  phone: string | null
  email: string | null
}

/** `lost`: the server answers, its live channel does not; `offline`: nothing answers. */
export type LiveState = 'connected' | 'connecting' | 'lost' | 'offline'
