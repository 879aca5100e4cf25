import { isBroughtKind, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import { useSearchParams } from 'react-router'

const name = 'documento'

/** Which paper's form stands open, in the address: `?documento=soat`. Only one of these kinds. */
export const useBroughtKind = (kinds: readonly BroughtKind[]) => {
  const [search, setSearch] = useSearchParams()
  const word = search.get(name) ?? ''
  const change = (kind: BroughtKind | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current)
      if (kind === undefined) next.delete(name)
      else next.set(name, kind)
      return next
    })
  return {
    kind: isBroughtKind(word) && kinds.includes(word) ? word : undefined,
    open: (kind: BroughtKind) => change(kind),
    close: () => change(undefined),
  }
}
