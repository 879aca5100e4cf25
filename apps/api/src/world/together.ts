/** All at once. Of one that fails is heard when none is at work any more: whoever hears of it may close what all of them work on. */
export const together = async (works: readonly Promise<void>[]): Promise<void> => {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}
