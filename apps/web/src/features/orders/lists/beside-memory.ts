/** Whether this person reads a service beside its list on this browser. */
const keyOf = (userId: string) => `arriero.beside.${userId}`

export const isBesideKept = (userId: string): boolean => localStorage.getItem(keyOf(userId)) === 'on'

export const keepBeside = (userId: string, isOn: boolean): void =>
  isOn ? localStorage.setItem(keyOf(userId), 'on') : localStorage.removeItem(keyOf(userId))
