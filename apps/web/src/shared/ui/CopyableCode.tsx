import { copyTexts } from '#shared/copy.texts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useCopy } from '#shared/use-copy.ts'
import { Hint } from './Hint.tsx'

interface CopyableCodeProps {
  /** What is copied. */
  code: string
  /** What is read, where the whole code is too long. */
  shown?: string
}

const resetMs = 2000

/** Breaks the whole code over lines, so that it can be marked by hand. */
const whole = { overflowWrap: 'anywhere' } as const
const problem = { display: 'block', color: 'var(--color-error)' } as const

export const CopyableCode = ({ code, shown = code }: CopyableCodeProps) => {
  const { place, outcome, copy, forget } = useCopy()
  const isCopied = outcome === 'copied'
  const isRefused = outcome === 'refused'
  const press = async () => {
    if (await copy(code)) setTimeout(forget, resetMs)
  }
  const label = isCopied ? copyTexts.copied : copyTexts.copy
  return (
    <span style={isRefused ? whole : { whiteSpace: 'nowrap' }}>
      <code ref={place} className="tabular">
        {isRefused ? code : shown}
      </code>
      <Hint text={label}>
        <Button
          kind="quiet"
          size="small"
          aria-label={`${label} ${code}`}
          icon={isCopied ? 'check' : 'copy'}
          onClick={() => void press()}
        />
      </Hint>
      <span role="alert" style={isRefused ? problem : undefined}>
        {isRefused && copyTexts.notCopied}
      </span>
    </span>
  )
}
