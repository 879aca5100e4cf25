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

export const CopyableCode = ({ code, shown = code }: CopyableCodeProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), resetMs)
  }
  const label = isCopied ? uiTexts.copied : uiTexts.copy
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <code className="tabular">{shown}</code>
      <Tooltip title={label}>
        <Button
          type="text"
          size="small"
          aria-label={`${label} ${code}`}
          icon={<Icon name={isCopied ? 'check' : 'copy'} sizePx={16} />}
          onClick={() => void copy()}
        />
      </Tooltip>
    </span>
  )
}
