import { api } from '@arriero/contract'
import { paperNameOf } from '@arriero/contract/es/papers'
import { isBroughtKind, type BroughtKind } from '@arriero/domain/papers/paper-rules'
import { type Paper, paperWords } from '#features/papers/paper-state.ts'
import { useBroughtKind } from '#features/papers/use-brought-kind.ts'
import { useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { StateTag } from '#shared/plain/values/StateTag.tsx'
import { useNow } from '#shared/use-now.ts'
import type { TypeLoad, Vehicle } from './review-draft.ts'
import { vehicleTexts } from './vehicle.texts.ts'
import styles from './vehicle.module.css'

const texts = vehicleTexts.cargo

/** The newest of its kind: what was brought last says how the request stands. */
const newestOf = (documents: readonly Paper[], kind: string) =>
  documents.findLast((paper) => paper.kind === kind)

interface RequestProps {
  type: TypeLoad
  documents: readonly Paper[]
  open: (kind: BroughtKind) => void
}

const Request = ({ type, documents, open }: RequestProps) => {
  const now = useNow()
  return (
    <li className={styles.request}>
      <strong>{type.name}</strong>
      <ul className={styles.requestPapers}>
        {type.papers.filter(isBroughtKind).map((kind) => {
          const paper = newestOf(documents, kind)
          return (
            <li key={kind}>
              <span>{paperNameOf(kind)}</span>
              <span className={styles.requestState}>
                {paper &&
                  paperWords(paper, now).map(({ tone, word }) => (
                    <StateTag key={word} tone={tone}>
                      {word}
                    </StateTag>
                  ))}
                <Button
                  size="small"
                  icon="upload"
                  aria-label={(paper ? texts.againOf : texts.uploadOf)(paperNameOf(kind))}
                  onClick={() => open(kind)}
                >
                  {paper ? texts.again : texts.upload}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** Its owner asks for a cargo type by bringing that type's papers; staff grants it. Decisions §12. */
export const CargoRequests = ({ vehicle, kinds }: { vehicle: Vehicle; kinds: readonly BroughtKind[] }) => {
  const types = useRead(api.catalogues.typeLoads, {}, { staleTimeMs: 600_000 })
  const { open } = useBroughtKind(kinds)
  const granted = new Set(vehicle.permissions.map(({ id }) => id))
  const notGranted = (types.data ?? []).filter(({ id, papers }) => papers.length > 0 && !granted.has(id))
  return (
    <>
      <h2 className={styles.title}>{vehicleTexts.permissions}</h2>
      <p className={styles.none}>
        {vehicle.permissions.map(({ name }) => name).join(', ') || vehicleTexts.noPermissions}
      </p>
      {notGranted.length > 0 && (
        <details className={styles.requests} open={vehicle.documents.some(({ isPermition }) => isPermition)}>
          <summary>{texts.ask}</summary>
          <p className={styles.faint}>{texts.help}</p>
          <ul className={styles.requestList}>
            {notGranted.map((type) => (
              <Request key={type.id} type={type} documents={vehicle.documents} open={open} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
