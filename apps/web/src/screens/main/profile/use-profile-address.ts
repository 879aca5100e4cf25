import { useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '#shared/paths.ts'

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
  const navigate = useNavigate()
  const { search } = useLocation()
  const go = (pathname: string) => void navigate({ pathname, search })
  const isWord = (text: string): text is keyof typeof words => Object.hasOwn(words, text)
  return {
    id,
    form: isWord(rest) ? words[rest] : undefined,
    isLost: rest !== '' && !isWord(rest),
    open: (form) => go(`${paths.userDetail(id)}/${form}`),
    close: () => go(paths.userDetail(id)),
  }
}
