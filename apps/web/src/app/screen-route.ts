import type { Role } from '@arriero/domain/roles'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import type { WaitingShape } from '#shared/plain/Skeleton.tsx'

/** A screen behind the login. */
export interface ScreenRoute {
  path: string
  roles: readonly Role[]
  title: string
  icon: IconName
  Screen: LazyExoticComponent<ComponentType>
  /** The shape its place keeps while its code arrives. */
  waits: WaitingShape
  /** Its modals have addresses of their own below it. */
  hasModals?: true
  /** Reached by links only, not listed in the menu. */
  isHidden?: true
  /** Of use to an account in validation too. Decisions §6. */
  isOpenInValidation?: true
  /** The first of this role's menu after the home. Spec §2. */
  leadsFor?: Role
  /** Beyond the specification's menu: stands in the menu of the account. */
  isOfAccount?: true
}
