import { Button } from 'antd'
import { useRef } from 'react'
import type { ControlProps } from '#shared/plain/FormField.tsx'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

interface FilePickProps {
  control: ControlProps
  /** Of the file that was chosen. */
  name: string | undefined
  onPick: (file: File | undefined) => void
}

/** A workbook from one's own disk; the browser's own button would speak the browser's language. */
export const FilePick = ({ control: { status: _status, ...control }, name, onPick }: FilePickProps) => {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useChosen({ label: tariffTexts.upload.file, files: name === undefined ? [] : [name] })
  const pick = (files: FileList | null) => {
    onPick(files?.[0])
    // The same file, mended, can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div {...chosen} className={styles.pick}>
      <input
        {...control}
        ref={input}
        type="file"
        accept=".xlsx"
        className="visually-hidden"
        onChange={({ target }) => pick(target.files)}
      />
      <Button tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {tariffTexts.upload.pick}
      </Button>
      <span aria-live="polite">{name ?? tariffTexts.upload.nothingPicked}</span>
    </div>
  )
}
