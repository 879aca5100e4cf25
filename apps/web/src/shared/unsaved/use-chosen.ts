import { useEffect } from 'react'
import { looksAgain } from './before-unload.ts'

interface Chosen {
  /** How the question about unsaved changes names the field. */
  label: string
  /** Of each file its upload, its address or its name; none of a field that is empty. */
  files: readonly string[]
  /** Already chosen, not yet with the server: that would be lost too. */
  isSending?: boolean
}

/**
 * Says on a field of files what stands in it, for the guard of what is unsaved: the browser's own input is emptied at each choice, so that
 * the same file can be chosen again. The answer goes on any element of the field.
 */
export const useChosen = ({ label, files, isSending = false }: Chosen) => {
  const chosen = [...files, ...(isSending ? ['…'] : [])].join(' ')
  // An upload ends long after the last press.
  useEffect(looksAgain, [chosen])
  return { 'data-chosen': chosen, 'data-chosen-label': label }
}
