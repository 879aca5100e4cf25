/** Files of `deploy/` are what is deployed and what is tried here: only what is written `${SO}` differs. */
export type Values = Readonly<Record<string, string | number | undefined>>

const slot = /\$\{([A-Z][A-Z0-9_]*)\}/g

/** Throws for a slot that nothing fills: a server would take it for a value. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(slot, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing fills ${name}`)
    return String(value)
  })
