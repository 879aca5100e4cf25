import { formatDay } from '#shared/format.ts'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

interface ConfirmEditionProps {
  isOpen: boolean
  validFrom: string
  /** What becomes what; none where it only names another norm. */
  changes: readonly string[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** An edition is never changed afterwards: what it changes is read before it is written. */
export const ConfirmEdition = ({ validFrom, changes, ...rest }: ConfirmEditionProps) => (
  <ConfirmAct
    {...rest}
    title={texts.confirmTitle(formatDay(validFrom))}
    effect={
      <>
        <p>{texts.confirmEffect}</p>
        {changes.length === 0 ? (
          <p>{texts.onlyBasis}</p>
        ) : (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </>
    }
    act={texts.confirm}
  />
)
