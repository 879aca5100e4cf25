import type { Role } from '@arriero/domain/people/roles'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import type { LazyPart } from '#shared/line/lazy-part.ts'
import type { WaitingShape } from '#shared/plain/states/Skeleton.tsx'

/** The menu's groups in their order: the day's work first. */
export const menuGroups = ['operation', 'people', 'money', 'setup'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A tab or a form of a screen, with an address of its own. */
export interface InnerPlace {
  path: string
  title: string
  /** Other words by which people look for it. */
  words?: string
  /** Where not everybody of its screen has it. */
  roles?: readonly Role[]
}

/** The two there are: of lists and desks, and of what is read or filled in. */
export type PageWidth = 'wide' | 'text'

/** A screen behind the login. */
export interface ScreenRoute {
  path: string
  roles: readonly Role[]
  title: string
  icon: IconName
  /** Where it stands in the side menu; without one, before all groups. */
  group?: MenuGroup
  Screen: LazyPart
  /** The shape its place keeps while its code arrives. */
  waits: WaitingShape
  /** Left out = wide. */
  width?: PageWidth
  /** Its modals have addresses of their own below it. */
  hasModals?: true
  /** Reached by links only, not listed in the menu. */
  isHidden?: true
  /** Of use to an account in validation too. Decisions §6. */
  isOpenInValidation?: true
  /** The first of this role's menu after the home. Spec §2. */
  leadsFor?: Role
  /** The person's own: stands behind the name, for everybody or for these roles. */
  isOfAccount?: true | readonly Role[]
}
