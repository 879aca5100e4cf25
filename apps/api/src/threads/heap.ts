/** How far V8 lets its heap grow before it looks through all of it. docs/decisions/0086. */
import { setFlagsFromString } from 'node:v8'

/** To three times what lived the last time; of what lies outside it too (buffers), which else asks for it at 1.3. */
export const heapFlags = ['--heap-growing-percent=200', '--external-memory-max-growing-factor=4'] as const

/** From the next such look on, in all threads of this process. */
export const letHeapGrow = (): void => {
  for (const flag of heapFlags) setFlagsFromString(flag)
}
