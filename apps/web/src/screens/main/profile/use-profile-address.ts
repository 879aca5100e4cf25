import { useParams } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useWindowAddress } from '#shared/use-modal-address.ts'

const words = { editar: 'edit', devolver: 'return', 'dos-pasos': 'factor' } as const
export type ProfileForm = (typeof words)[keyof typeof words]

interface ProfileAddress {
  id: string
  form: ProfileForm | undefined
  /** There is nothing at this address. */
  isLost: boolean
  open: (form: keyof typeof words) => void
  close: () => void
}

/** `/main/detalle/<id>` and its forms below it. */
export const useProfileAddress = (): ProfileAddress => {
  const { id = '', '*': rest = '' } = useParams()
  const { open, close } = useWindowAddress(paths.userDetail(id))
  const isWord = (text: string): text is keyof typeof words => Object.hasOwn(words, text)
  return {
    id,
    form: isWord(rest) ? words[rest] : undefined,
    isLost: rest !== '' && !isWord(rest),
    open,
    close,
  }
}
