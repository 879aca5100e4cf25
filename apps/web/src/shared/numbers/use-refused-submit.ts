import { type RefObject, useEffect, useRef } from 'react'

/** The first field that is wrong takes the focus, once its sentence stands. */
const leadTo = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

/** While a field holds what cannot be read, its form does not go out: the field says why instead. */
export const useRefusedSubmit = (
  inside: RefObject<HTMLElement | null>,
  isRefused: boolean,
  onRefused: () => void,
): void => {
  const told = useRef(onRefused)
  useEffect(() => {
    told.current = onRefused
  })
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !isRefused) return
    const refuse = (event: Event) => {
      event.preventDefault()
      // The other fields of the form are still to say what is wrong with them.
      event.stopPropagation()
      told.current()
      leadTo(form)
    }
    form.addEventListener('submit', refuse, { capture: true })
    return () => form.removeEventListener('submit', refuse, { capture: true })
  }, [inside, isRefused])
}
