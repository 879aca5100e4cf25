import { useProfile } from '#shared/session/use-session.ts'
import { AdminDocuments } from './AdminDocuments.tsx'
import { ReaderDocuments } from './ReaderDocuments.tsx'

/** Administrators get the table, everybody else his cards. Spec §2, §6. */
export default function LegalDocumentsScreen() {
  const { rol } = useProfile()
  return rol === 'administrator' ? <AdminDocuments /> : <ReaderDocuments />
}
