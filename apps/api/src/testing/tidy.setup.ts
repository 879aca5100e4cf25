// Runs anew for every test file, also where files share their modules.
import { afterAll } from 'vitest'
import { tidy } from './tidy.ts'

afterAll(tidy)
