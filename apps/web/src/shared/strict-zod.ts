/** The page's policy forbids code made from text; zod must know before the first shape is built. */
import { z } from 'zod'

z.config({ jitless: true })
