/** What a page that needs a session tells the login, kept in the history entry. */
export interface LoginState {
  /** The address to return to. */
  wanted?: string
  /** There was a session and it ended by itself. */
  isOver?: boolean
}

export const loginStateOf = (state: unknown): LoginState =>
  typeof state === 'object' && state !== null ? state : {}
