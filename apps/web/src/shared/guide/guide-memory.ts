/** A finished guide stays finished on this browser and costs no more reads. */
const keyOf = (userId: string) => `arriero.guide.${userId}`
const stepsKeyOf = (userId: string) => `arriero.guide.${userId}.steps`

export const isGuideDone = (userId: string): boolean => localStorage.getItem(keyOf(userId)) === 'done'
export const rememberGuideDone = (userId: string): void => localStorage.setItem(keyOf(userId), 'done')

/** Steps that no list tells of: which of them were taken on this browser. */
export const stepsTaken = (userId: string): number[] =>
  (localStorage.getItem(stepsKeyOf(userId)) ?? '').split(',').filter(Boolean).map(Number)

export const rememberStep = (userId: string, step: number): void =>
  localStorage.setItem(stepsKeyOf(userId), [...new Set([...stepsTaken(userId), step])].join(','))
