import { type ReactNode, useState } from 'react'
import { errorText } from '../api/error-text.ts'
import { Button } from '../plain/Button.tsx'
import { useToast } from '../ui/use-toast.ts'
import { saveWorkbook, type Workbook } from './save-workbook.ts'

/** Asks for a workbook and gives it to the browser. */
export const WorkbookButton = ({
  read,
  children,
}: {
  read: () => Promise<Workbook>
  children: ReactNode
}) => {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveWorkbook(await read())
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy(false)
  }
  return (
    <Button icon="download" onClick={() => void download()} isBusy={isBusy}>
      {children}
    </Button>
  )
}
