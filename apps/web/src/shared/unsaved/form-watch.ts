/** Whether a person changed a form, told from its values alone: what they were before the first touch against what they are now. */

/** Label of each field → its value; what is empty is left out. */
export type Values = ReadonlyMap<string, string>

export interface FormWatch {
  /** Somebody is about to touch it: until something changed, this is what it began with. */
  look: () => void
  /** Something was typed or chosen. */
  touch: () => void
  /** Something was pressed, which may have changed something or nothing. */
  press: () => void
  /** With this press it is on its way to the server as it stands now. */
  submit: (press: number) => void
  /** The server took what this press began: what was submitted with it and not changed since is lost no more. */
  sent: (press: number) => boolean
  refused: (press: number) => void
  /** The presses of which nobody knows yet what became of them. */
  underWay: () => readonly number[]
  /** As it stands now is how it begins. */
  settle: () => void
  /** Labels of what differs; none of a form that nobody changed, or changed back. */
  changed: () => readonly string[]
}

const differing = (before: Values, now: Values): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((label) => before.get(label) !== now.get(label))

export const watchForm = (read: () => Values): FormWatch => {
  let begun: Values | undefined
  const submitted = new Map<number, Values>()
  let isTouched = false
  const settle = () => {
    begun = undefined
    submitted.clear()
    isTouched = false
  }
  return {
    look: () => {
      if (!isTouched) begun = read()
    },
    touch: () => {
      isTouched = true
    },
    press: () => {
      if (begun && differing(begun, read()).length > 0) isTouched = true
    },
    submit: (press) => {
      submitted.set(press, read())
    },
    sent: (press) => {
      const values = submitted.get(press)
      submitted.delete(press)
      if (!values || differing(values, read()).length > 0) return false
      settle()
      return true
    },
    refused: (press) => void submitted.delete(press),
    underWay: () => [...submitted.keys()],
    settle,
    changed: () => (isTouched && begun ? differing(begun, read()) : []),
  }
}
