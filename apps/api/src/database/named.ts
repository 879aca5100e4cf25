/** Somebody as what he did names him; null where nobody did it. */
export const named = (_id: string | null, name: string | null): { _id: string; name: string } | null =>
  _id !== null && name !== null ? { _id, name } : null
