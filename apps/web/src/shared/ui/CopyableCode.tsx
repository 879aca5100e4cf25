import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { uiTexts } from './ui.texts.ts'

interface CopyableCodeProps {
  /** What is copied. */
  code: string
  /** What is read, where the whole code is too long. */
  shown?: string
}

const resetMs = 2000

/** To be marked by hand. */
const whole = { overflowWrap: 'anywhere' } as const
const problem = { display: 'block', color: 'var(--color-error)' } as const

export const CopyableCode = ({ code, shown = code }: CopyableCodeProps) => {
  const [isCopied, setCopied] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setRefused(false)
      setCopied(true)
      setTimeout(() => setCopied(false), resetMs)
    } catch {
      // A browser may forbid it, and has no clipboard at all without https.
      setRefused(true)
    }
  }
  const label = isCopied ? uiTexts.copied : uiTexts.copy
  return (
    <span style={isRefused ? whole : { whiteSpace: 'nowrap' }}>
      <code className="tabular">{isRefused ? code : shown}</code>
      <Tooltip title={label}>
        <Button
          type="text"
          size="small"
          aria-label={`${label} ${code}`}
          icon={<Icon name={isCopied ? 'check' : 'copy'} sizePx={16} />}
          onClick={() => void copy()}
        />
      </Tooltip>
      <span role="alert" style={isRefused ? problem : undefined}>
        {isRefused && uiTexts.notCopied}
      </span>
    </span>
  )
}
