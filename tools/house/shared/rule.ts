// What a shared rule says of itself.
export interface SharedRule {
  is: string
  home: string
  /** What only the rule itself has reason to write. */
  written: RegExp
  /** Where the same marks mean something else, or where PostgreSQL has to know the rule. */
  also?: readonly string[]
  /** What of it is asked, and by whom: each of these would otherwise need one of its own. */
  asked?: readonly (readonly [name: string, by: readonly string[]])[]
}

export const codes = ['packages/domain/src/errors/', 'packages/contract/']
export const api = (path: string) => `apps/api/src/${path}`
export const web = (path: string) => `apps/web/src/${path}`
