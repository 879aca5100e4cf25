/** The little of it that tests use; it brings no types of its own. */
declare module 'xlsx-calc' {
  import type { WorkBook } from '@e965/xlsx'
  type Calculate = {
    (workbook: WorkBook): void
    import_functions: (functions: object, options?: { override?: boolean }) => void
  }
  const calculate: Calculate
  export default calculate
}
