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
  /** It is on its way to the server as it stands now. */
  submit: () => void
  /** The server took an act: what was submitted and not changed since is lost no more. */
  sent: () => boolean
  /** Nobody knows yet what became of what was submitted. */
  isUnderWay: () => boolean
  /** As it stands now is how it begins. */
  settle: () => void
  /** Labels of what differs; none of a form that nobody changed, or changed back. */
  changed: () => readonly string[]
}

const differing = (before: Values, now: Values): string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((label) => before.get(label) !== now.get(label))

export const watchForm = (read: () => Values): FormWatch => {
  let begun: Values | undefined
  let submitted: Values | undefined
  let isTouched = false
  const settle = () => {
    begun = undefined
    submitted = undefined
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
    submit: () => {
      submitted = read()
    },
    sent: () => {
      if (!submitted || differing(submitted, read()).length > 0) return false
      settle()
      return true
    },
    isUnderWay: () => submitted !== undefined,
    settle,
    changed: () => (isTouched && begun ? differing(begun, read()) : []),
  }
}
